/* The rules of Tea Time for two (G1–G16) in C, as far as the programs of this folder share them: generator, lines, tables. */
#ifndef TEA_TIME_H
#define TEA_TIME_H
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

#endif
