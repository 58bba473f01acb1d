// Tic-tac-toe on boardgame.io's server, everything in its memory: what bench/server.py measures ours against.
// PORT: where to listen. NODE_PATH: where its packages lie.

const { INVALID_MOVE } = require("boardgame.io/core");
const { Server, Origins } = require("boardgame.io/server");

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));

const ticTacToe = {
  name: "tic-tac-toe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ squares: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, square) {
      if (G.squares[square] !== null) return INVALID_MOVE;
      G.squares[square] = playerID;
    },
  },
  endIf({ G, ctx }) {
    const has = (square) => G.squares[square] === ctx.currentPlayer;
    if (LINES.some((line) => line.every(has))) return { winner: ctx.currentPlayer };
    if (G.squares.every((mark) => mark !== null)) return { draw: true };
  },
};

const server = Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.env.PORT) }).then(() => console.log("open"));
