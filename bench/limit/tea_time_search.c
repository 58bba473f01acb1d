/* The tree search of curiouser/bots/search.py on Tea Time for two (G1–G16), as tight as we can write it in C: the limit our compiled search is
   measured against. Same generator, same draws, same arithmetic, so the same seed finds the same visits of every move.
   Usage: tea_time_search SEED ITERATIONS; searches the first decision of a match that the seed deals. */
#include <math.h>
#include "tea_time.h"


enum { LUCK = -1, OVER = -2, FINE = 20, LOWER = 24, MANY = 256, HALF_MANY = 128, TABLE_ROWS = HALF_MANY * 40, LONGEST = 500 };
enum { ONE = 1 << 16, HALF = 1 << 15, CURIOSITY = ONE * 7 / 10, MARGIN = 4 };

typedef struct {
    uint8_t grid[CELLS], left[8], pile, round, turn, dealt;
    int8_t held[2][8], alice, actor;
    uint16_t occupied;
} State;

static inline void open_round(State *s) { s->occupied = (1 << CELLS) - 1; s->turn = 1; s->actor = s->alice; }

static inline int draw(const State *s, Rng *rng) {
    int ticket = (int)below(rng, s->pile), character = 0;
    while (ticket >= s->left[character]) ticket -= s->left[character++];
    return character;
}

static inline void turn_up(State *s, int character) {
    s->left[character]--;
    s->pile--;
    s->grid[s->dealt++] = (uint8_t)character;
    if (s->dealt == CELLS) open_round(s);
}

static inline int count_legal(const State *s) { return s->turn > 2 ? by_occupancy[s->occupied].count : s->turn == 1 ? CELLS : pair_end; }
static inline int legal_move(const State *s, int index) { return s->turn > 2 ? by_occupancy[s->occupied].moves[index] : index; }

static inline void take(State *s, int move) {
    int seat = s->actor;
    for (int k = 0; k < line_cells[move][3]; k++) {
        int cell = line_cells[move][k];
        if (s->grid[cell] == ALICE) s->alice = (int8_t)seat;
        else s->held[seat][s->grid[cell]] = (int8_t)(s->held[seat][s->grid[cell]] + sign_of[cell]);
    }
    if (s->turn == 1) { s->grid[line_cells[move][0]] = ALICE; s->alice = -1; }
    else s->occupied ^= lines[move];
    if (s->occupied) { s->turn++; s->actor = (int8_t)(1 - seat); }
    else if (s->round < ROUNDS) { s->round++; s->dealt = 0; s->actor = LUCK; }
    else s->actor = OVER;
}

static inline void play_out(State *s, Rng *rng) {
    while (s->actor != OVER) {
        if (s->actor == LUCK) turn_up(s, draw(s, rng));
        else take(s, legal_move(s, (int)below(rng, (uint32_t)count_legal(s))));
    }
}

static inline int score(const State *s, int seat) {
    int total = s->alice == seat ? 4 : 0;
    for (int c = 0; c < CHARACTERS; c++) total += POINTS[abs(s->held[seat][c])];
    return total;
}

static int32_t fewness[TABLE_ROWS];
static int64_t eagerness[TABLE_ROWS];

static void fill_tables(void) {
    for (int row = 0; row < TABLE_ROWS; row++) {
        int shift = row < MANY ? 0 : row / HALF_MANY - 1;
        double count = row < MANY ? (row > 1 ? row : 1) : (row - shift * HALF_MANY + 0.5) * ldexp(1, shift);
        fewness[row] = (int32_t)(ldexp(1, FINE) / sqrt(count));
        eagerness[row] = (int64_t)(ldexp(1, FINE) * sqrt(log(count)));
    }
}

static inline int bucket(uint32_t visits) {
    int row = 0;
    while (visits >= MANY) { visits >>= 1; row += HALF_MANY; }
    return row + (int)visits;
}

/* A block of n moves: n words of mean and fewness, then n slots. */
typedef struct { uint32_t visits, next; int64_t sum; } Slot;
static uint64_t *tree;
static uint32_t used = 1, room;

static uint32_t open_block(int width) {
    uint32_t block = used, size = (uint32_t)width * 3;
    while (used + size > room) { tree = realloc(tree, (size_t)room * 2 * sizeof *tree); room *= 2; }
    memset(tree + block, 0, size * sizeof *tree);
    used += size;
    return block;
}

static void search(const State *start, Rng *rng, long iterations, Slot *root, uint32_t *root_block) {
    static uint32_t slots[LONGEST], words[LONGEST];
    static int8_t actors[LONGEST];
    int width = count_legal(start);
    int64_t leads = 0, ends = 0, usual_lead = 1;
    *root_block = root->next = open_block(width);
    for (long i = 0; i < iterations; i++) {
        State s = *start;
        int depth = 0;
        uint32_t slot = 0; /* 0 is the root, which lies outside the tree */
        while (depth < LONGEST && s.actor != OVER) {
            Slot *here = slot ? (Slot *)(tree + slot) : root;
            uint32_t visits = here->visits;
            int actor = s.actor, count = actor == LUCK ? CHARACTERS : count_legal(&s), best = 0;
            if (!here->next) {
                uint32_t block = open_block(count);
                (slot ? (Slot *)(tree + slot) : root)->next = block;
                here = slot ? (Slot *)(tree + slot) : root;
            }
            uint32_t block = here->next;
            if (actor == LUCK) turn_up(&s, best = draw(&s, rng));
            else {
                int64_t eager = CURIOSITY * eagerness[bucket(visits)] >> FINE, best_value = -1;
                for (int index = 0; index < count; index++) {
                    uint64_t word = tree[block + (uint32_t)index];
                    if (!word) {
                        best = (int)below(rng, (uint32_t)count);
                        while (tree[block + (uint32_t)best]) if (++best == count) best = 0;
                        break;
                    }
                    int64_t value = (int64_t)(word >> LOWER) + (eager * (int64_t)(word & ((1 << LOWER) - 1)) >> FINE);
                    if (value > best_value) { best_value = value; best = index; }
                }
                take(&s, legal_move(&s, best));
            }
            words[depth] = block + (uint32_t)best;
            slots[depth] = slot = block + (uint32_t)(count + 2 * best);
            actors[depth++] = (int8_t)actor;
            if (!((Slot *)(tree + slot))->visits) break;
        }
        play_out(&s, rng);
        int lead = score(&s, 0) - score(&s, 1), size = abs(lead);
        int place = lead > 0 || (lead == 0 && s.alice == 0) ? ONE : lead == 0 && s.alice < 0 ? HALF : 0;
        leads += size;
        if ((++ends & 63) == 0) usual_lead = 1 + leads / ends;
        int64_t share = HALF * (int64_t)lead, part = size + usual_lead;
        share = share >= 0 ? share / part : -((-share + part - 1) / part);
        int64_t rewards[2];
        rewards[0] = ((16 - MARGIN) * place + MARGIN * (HALF + share)) >> 4;
        rewards[1] = ONE - rewards[0];
        root->visits++;
        for (int step = 0; step < depth; step++) {
            Slot *on = (Slot *)(tree + slots[step]);
            on->visits++;
            if (actors[step] < 0) continue;
            on->sum += rewards[actors[step]];
            tree[words[step]] = (uint64_t)(on->sum / on->visits) << LOWER | (uint64_t)fewness[bucket(on->visits)];
        }
    }
}

int main(int argc, char **argv) {
    if (argc != 3) { fprintf(stderr, "usage: tea_time_search SEED ITERATIONS\n"); return 2; }
    long iterations = atol(argv[2]);
    Rng rng;
    line_up();
    fill_tables();
    room = 1 << 16;
    tree = malloc(room * sizeof *tree);
    State s;
    memset(&s, 0, sizeof s);
    memset(s.left, COPIES, CHARACTERS);
    s.pile = COPIES * CHARACTERS;
    s.round = 1;
    s.actor = LUCK;
    seed(&rng, strtoull(argv[1], NULL, 10), 0);
    s.alice = (int8_t)below(&rng, 2);
    while (s.actor == LUCK) turn_up(&s, draw(&s, &rng));
    seed(&rng, strtoull(argv[1], NULL, 10), 1);
    Slot root = {0};
    uint32_t block;
    clock_t from = clock();
    search(&s, &rng, iterations, &root, &block);
    double seconds = (double)(clock() - from) / CLOCKS_PER_SEC;
    printf("{\"seconds\": %.6f, \"count\": %ld, \"visits\": [", seconds, iterations);
    for (int k = 0; k < CELLS; k++) printf(k ? ", %u" : "%u", ((Slot *)(tree + block + CELLS + 2 * (uint32_t)k))->visits);
    printf("]}\n");
    return 0;
}
