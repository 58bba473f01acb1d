title = Tic-tac-toe
rule-X1 = The board has nine squares in three rows.
rule-X2 = The players take turns to mark a free square. Crosses begin.
rule-X3 = Whoever has three marks in a row, a column or a diagonal wins at once.
rule-X4 = A full board without such a line is a draw.
square-marked = { $seat } marks { $square }.
line-made = { $seat } has three in a line and wins.
board-filled = The board is full, so it’s a draw.
move-mark = Mark { $square }
end-line = three in a line
end-full-board = a full board
refused-taken = That square is already marked; choose a free one.
refused-no-square = There is no such square; name one from a1 to c3.
notation-turns = Crosses and noughts can’t have taken turns in this position; count the marks again.

# Why a move may be good
hint-line = You make three in a line and win at once (X3).
hint-stop = You stop your opponent from making three in a line (X3).
