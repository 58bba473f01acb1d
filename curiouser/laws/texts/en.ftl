nobody = { $who ->
    [-1] Luck
    [-3] Somebody who looks on
   *[-4] The clock
}

# The laws
law-starts = A match can be set up for every number of seats and every option.
law-ends = Every match ends.
law-has-move = Until the end somebody owes a move, and has one.
law-turns = Only those who are to move are offered moves.
law-outcome = There is an outcome at the end and never before; its reason is a known one, and its places fit the scores.
law-parts = No part of the box is lost or made.
law-legal-applies = Every legal move can be made, and leads to the same place whether somebody listens or not.
law-illegal-refused = Every other move is refused, in words, and changes nothing.
law-order = Legal moves have one fixed order and no doubles.
law-copies = What happens to a copy happens to it alone.
law-notation = A position read from its notation is the same position.
law-moves = A move is the same as a structure, a number, JSON and typed words.
law-pick = The quick choice among a seat's moves is the same as the slow one.
law-views = A view can be sent, and offers moves only to the seat that is to move.
law-events = Every event is of a known kind, follows a known rule and can be sent.
law-texts = All that happens, can be done, is refused or ends has a sentence in every language.
law-luck = Luck's weights mean something, and its quick draws are the same as the slow ones.
law-secret-view = Dealing anew what a viewer can't know changes nothing in its view.
law-secret-moves = Dealing anew what a seat can't know changes none of the moves it is offered.
law-secret-event = Whoever sees the same is told the same.
law-secret-refusal = A refusal tells a seat nothing that it can't know.
law-redeal = Dealing anew finds another world wherever there is one, and only proper ones.
law-undo = A move that was taken back never happened.
law-record = A record leads to the same match again, byte for byte.

# How they are broken
broken-raised = Looking at it raised { $error }.
broken-endless = The match did not end in { $moves } moves.
broken-dead-end = { $who }: to move, but there is no move to make.
broken-nobody = Nobody is to move, and the match is not over.
broken-actors = Those to move can't be { $actors }: seats and the clock, each once, or luck alone.
broken-offer = { $who }: not to move, but offered moves.
broken-early-outcome = Somebody is to move, but there is an outcome already.
broken-no-outcome = The match stopped without an outcome.
broken-reason = It ended by “{ $reason }”, which is not one of the game's ends.
broken-scores = The outcome has the scores { $scores }, but the game says { $found }.
broken-places = The places { $places } don't fit the scores { $scores }.
broken-part = { $part }: { $had } at the start, { $has } now.
broken-legal = { $who }: the legal move { $move } raised { $error }.
broken-unheard = { $who }: the move { $move } leads elsewhere when nobody listens.
broken-accepted = { $who }: the move { $move } is not legal, but it was accepted.
broken-refusal = { $who }: the move { $move } was not refused but raised { $error }.
broken-refused-changed = { $who }: the move { $move } was refused, but it changed the position.
broken-twice = { $who }: the same legal move is offered twice.
broken-order = { $who }: the legal moves differ when { $where ->
    [again] asked for again
    [copy] asked for on a copy
   *[notation] the position is read from its notation
}.
broken-copy = A copy is not the same position.
broken-original = Playing on a copy changed the original.
broken-twin = Playing on a position changed its copy.
broken-future = Two copies, the same choices and the same luck led to different matches.
broken-notation = The notation { $notation } is read as another position.
broken-notation-again = The notation { $notation } becomes { $again } when it is read and written again.
broken-notation-future = The position read from { $notation } plays on differently.
broken-move-type = { $move } is not one of the game's kinds of moves.
broken-move-json = The move { $move } does not come back from JSON.
broken-tidy = The legal move { $move } is not in its tidy form.
broken-number = The move { $move } does not come back from its number.
broken-spelling = The move { $move } does not come back from its spelling “{ $spelled }”.
broken-view-moves = { $viewer }: the view offers other moves than this seat's own.
broken-event-type = { $event } is not one of the game's kinds of events.
broken-event-json = The event { $event } does not come back from JSON.
broken-rule = { $what } names the rule “{ $rule }”, which the game does not have.
broken-text = The text “{ $id }” can't be said in language { $language }: { $reason }.
broken-drawing = There is no drawing in language { $language }.
broken-chances = Luck's chances can't be { $weights }: there must be some, all above 0.
broken-chances-legal = Luck's chances are not its legal moves.
broken-weights = The outcomes { $outcomes } can't have the weights { $weights }: one for each, none below 0.
broken-draw = The quick draw gave { $drawn }, against the weights.
broken-draw-changed = The quick draw changed the position.
broken-let-luck = Luck's moves all at once differ from its moves one by one.
broken-pick = The quick choice gave { $picked }, another one than the slow choice.
broken-secret-view = { $viewer }: the view changes with what it can't know.
broken-secret-turn = { $viewer }: who is to move changes with what it can't know.
broken-secret-moves = { $viewer }: the offered moves change with what it can't know.
broken-secret-event = { $viewer }: told of what it does not see: { $event }.
broken-secret-refusal = { $viewer }: the refusal of { $move } changes with what it can't know.
broken-redeal = { $viewer }: dealing anew changes nothing, though luck did something it can't know.
broken-redeal-notation = The position { $notation }, dealt anew, is read as another one.
broken-redeal-end = A position that was dealt anew can't be played to its end.
broken-undo = Taking the move back did not lead to the position before it.
broken-undo-again = The move that was taken back led elsewhere when it was made again.
broken-record-position = Replaying the record leads to another position.
broken-record-bytes = The replayed match writes another record.
