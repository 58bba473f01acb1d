/* Uniform playouts of Tea Time for two (G1–G16) as tight as we can write them in C: the limit our compiled rules are measured against.
   Same generator, same draws, same order of moves as curiouser, so the same seed reaches the same scores.
   Usage: tea_time SEED MATCHES; prints seconds, decisions and the sum of both scores. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROWS = 3, COLUMNS = 4, CELLS = 12, ROUNDS = 5, COPIES = 10, CHARACTERS = 6, ALICE = 6, MAX_LINES = 55 };

typedef struct { uint32_t a, b, c, counter; } Rng;

static inline uint32_t bits(Rng *r) {
    uint32_t drawn = r->a + r->b + r->counter++;
    r->a = r->b ^ (r->b >> 9);
    r->b = r->c + (r->c << 3);
    r->c = ((r->c << 21) | (r->c >> 11)) + drawn;
    return drawn;
}

static inline uint32_t below(Rng *r, uint32_t limit) {
    uint64_t product = (uint64_t)bits(r) * limit;
    uint32_t low = (uint32_t)product;
    if (low < limit) {
        uint32_t threshold = -limit % limit;
        while (low < threshold) { product = (uint64_t)bits(r) * limit; low = (uint32_t)product; }
    }
    return (uint32_t)(product >> 32);
}

static void seed(Rng *r, uint64_t s, uint64_t stream) {
    r->a = (uint32_t)s; r->b = (uint32_t)(s >> 32) & 0x3FFFFFFF;
    r->c = (uint32_t)stream; r->counter = 1 + ((uint32_t)(stream >> 32) & 0x3FFFFFFF);
    for (int i = 0; i < 15; i++) bits(r);
}

static int line_count, pair_end;
static uint16_t lines[MAX_LINES];
static int8_t line_cells[MAX_LINES][4];
static int8_t sign_of[CELLS];
static struct { uint8_t count, moves[MAX_LINES]; } by_occupancy[1 << CELLS];
static const int8_t POINTS[COPIES + 1] = {5, 1, 3, 6, 10, 15, 15, 15, 15, 15, 15};

static void line_up(void) {
    static const int DOWN[4] = {0, 1, 1, 1}, RIGHT[4] = {1, 0, 1, -1};
    for (int size = 1; size <= 3; size++) {
        for (int row = 0; row < ROWS; row++)
            for (int column = 0; column < COLUMNS; column++)
                for (int way = 0; way < (size == 1 ? 1 : 4); way++) {
                    int last_row = row + DOWN[way] * (size - 1), last_column = column + RIGHT[way] * (size - 1);
                    if (last_row >= ROWS || last_column < 0 || last_column >= COLUMNS) continue;
                    line_cells[line_count][3] = (int8_t)size;
                    for (int k = 0; k < size; k++) {
                        int cell = (row + DOWN[way] * k) * COLUMNS + column + RIGHT[way] * k;
                        line_cells[line_count][k] = (int8_t)cell;
                        lines[line_count] |= (uint16_t)(1 << cell);
                    }
                    line_count++;
                }
        if (size == 2) pair_end = line_count;
    }
    for (int cell = 0; cell < CELLS; cell++) sign_of[cell] = (cell / COLUMNS + cell % COLUMNS) % 2 ? -1 : 1;
    for (int occupied = 0; occupied < 1 << CELLS; occupied++)
        for (int move = 0; move < line_count; move++)
            if ((lines[move] & occupied) == lines[move]) by_occupancy[occupied].moves[by_occupancy[occupied].count++] = (uint8_t)move;
}

typedef struct {
    uint8_t grid[CELLS], left[8], pile;
    int8_t held[2][8], alice, starter;
    uint16_t occupied;
} State;

static inline void deal(State *s, Rng *rng) {
    for (int cell = 0; cell < CELLS; cell++) {
        int ticket = (int)below(rng, s->pile--), character = 0;
        while (ticket >= s->left[character]) ticket -= s->left[character++];
        s->left[character]--;
        s->grid[cell] = (uint8_t)character;
    }
    s->occupied = (1 << CELLS) - 1;
}

static inline void keep(State *s, int seat, int cell) {
    if (s->grid[cell] == ALICE) s->alice = (int8_t)seat;
    else s->held[seat][s->grid[cell]] = (int8_t)(s->held[seat][s->grid[cell]] + sign_of[cell]);
}

static long play_out(State *s, Rng *rng) {
    long decisions = 0;
    s->starter = s->alice = (int8_t)below(rng, 2);
    for (int round = 0; round < ROUNDS; round++) {
        deal(s, rng);
        int seat = s->starter;
        for (int turn = 1; s->occupied; turn++, seat ^= 1, decisions++) {
            int move;
            if (turn > 2) move = by_occupancy[s->occupied].moves[below(rng, by_occupancy[s->occupied].count)];
            else move = (int)below(rng, turn == 1 ? CELLS : (uint32_t)pair_end);
            for (int k = 0; k < line_cells[move][3]; k++) keep(s, seat, line_cells[move][k]);
            if (turn == 1) { s->grid[line_cells[move][0]] = ALICE; s->alice = -1; }
            else s->occupied ^= lines[move];
        }
        s->starter = s->alice;
    }
    return decisions;
}

int main(int argc, char **argv) {
    if (argc != 3) { fprintf(stderr, "usage: tea_time SEED MATCHES\n"); return 2; }
    long matches = atol(argv[2]), decisions = 0, scores[2] = {0, 0};
    Rng rng;
    seed(&rng, strtoull(argv[1], NULL, 10), 0);
    line_up();
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (long match = 0; match < matches; match++) {
        State s;
        memset(&s, 0, sizeof s);
        memset(s.left, COPIES, CHARACTERS);
        s.pile = COPIES * CHARACTERS;
        decisions += play_out(&s, &rng);
        for (int seat = 0; seat < 2; seat++) {
            if (s.alice == seat) scores[seat] += 4;
            for (int c = 0; c < CHARACTERS; c++) scores[seat] += POINTS[abs(s.held[seat][c])];
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
    printf("{\"seconds\": %.6f, \"count\": %ld, \"decisions\": %ld, \"scores\": [%ld, %ld]}\n", seconds, matches, decisions, scores[0], scores[1]);
    return 0;
}
