/* Uniform playouts of Tea Time for two (G1–G16) as tight as we can write them in C: the limit our compiled rules are measured against.
   Same generator, same draws, same order of moves as curiouser, so the same seed reaches the same scores.
   Usage: tea_time SEED MATCHES; prints seconds, decisions and the sum of both scores. */
#include "tea_time.h"

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
