nobody = { $who ->
    [-1] Luck
    [-3] A spectator
   *[-4] The clock
}

# The laws
law-starts = A match can be set up for every number of seats and every option.
law-ends = Every match ends.
law-has-move = Until the end, somebody has to move and has a move to make.
law-turns = Only those whose turn it is are offered moves.
law-outcome = There is an outcome at the end and never before; its reason is known, and its places fit the scores.
law-parts = No component is lost or created.
law-legal-applies = Every legal move can be made, and leads to the same position whether or not anything listens for events.
law-illegal-refused = Every other move is refused with a message, and changes nothing.
law-order = Legal moves have one fixed order and no duplicates.
law-copies = Changing a copy changes nothing else.
law-notation = A position read from its notation is the same position.
law-moves = A move survives the round trip through a struct, a number, JSON and typed text.
law-pick = The quick choice among a seat’s moves is the same as the slow one.
law-views = A view can be serialised, and offers moves only to the seat whose turn it is.
law-events = Every event is of a known kind, follows a known rule and can be serialised.
law-texts = Every event, move, refusal and ending has a text in every language.
law-luck = Luck’s weights are valid, and its quick draws are the same as the slow ones.
law-secret-view = Redealing what a viewer can’t know changes nothing in what that viewer sees.
law-secret-moves = Redealing what a seat can’t know changes none of the moves it is offered.
law-secret-event = Viewers who see the same things are told the same things.
law-secret-refusal = A refusal never reveals what a seat can’t know.
law-redeal = Redealing finds another possible deal wherever there is one, and never an impossible one.
law-undo = Taking back a move leaves no trace of it.
law-record = A record replays to the same match, byte for byte.

# How they are broken
broken-raised = Checking this law raised { $error }.
broken-endless = The match didn’t end within { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
broken-dead-end = { $who } has to move, but there is no move to make.
broken-nobody = Nobody has to move, but the match isn’t over.
broken-actors = { $actors } can’t be the ones to move: they must be seats and the clock, each at most once, or luck alone.
broken-offer = { $who } is offered moves out of turn.
broken-early-outcome = Somebody has to move, but there is already an outcome.
broken-no-outcome = The match stopped without an outcome.
broken-reason = The match ended with “{ $reason }”, which isn’t one of the game’s endings.
broken-scores = The outcome has the scores { $scores }, but the game says { $found }.
broken-places = The places { $places } don’t fit the scores { $scores }.
broken-part = { $part }: { $had } at the start, { $has } now.
broken-legal = { $who }: the legal move { $move } raised { $error }.
broken-unheard = { $who }: the move { $move } leads to a different position when nothing listens.
broken-accepted = { $who }: the move { $move } isn’t legal, but it was accepted.
broken-refusal = { $who }: the move { $move } wasn’t refused but raised { $error }.
broken-refused-changed = { $who }: the move { $move } was refused, but it changed the position.
broken-twice = { $who }: the same legal move is offered twice.
broken-order = { $who }: the legal moves differ when { $where ->
    [again] they are asked for again
    [copy] they are asked for on a copy
   *[notation] the position is read from its notation
}.
broken-copy = A copy isn’t the same position.
broken-original = Playing on a copy changed the original.
broken-twin = Playing on a position changed its copy.
broken-future = Two copies, the same choices and the same luck led to different matches.
broken-notation = The notation { $notation } is read as a different position.
broken-notation-again = The notation { $notation } becomes { $again } when it is read and written back.
broken-notation-future = The position read from { $notation } continues differently.
broken-move-type = { $move } isn’t one of the game’s move types.
broken-move-json = The move { $move } doesn’t survive the round trip through JSON.
broken-tidy = The legal move { $move } isn’t in its canonical form.
broken-number = The move { $move } doesn’t survive the round trip through its number.
broken-spelling = The move { $move } doesn’t survive the round trip through its spelling “{ $spelled }”.
broken-view-moves = { $viewer }: the moves offered in the view aren’t the ones this seat has.
broken-event-type = { $event } isn’t one of the game’s event types.
broken-event-json = The event { $event } doesn’t survive the round trip through JSON.
broken-rule = { $what } names the rule “{ $rule }”, which the game doesn’t have.
broken-text = The text “{ $id }” can’t be rendered in language { $language }: { $reason }.
broken-drawing = There is no drawing in language { $language }.
broken-chances = Luck’s chances can’t be { $weights }: there must be at least one, and all must be above 0.
broken-chances-legal = Luck’s chances don’t match its legal moves.
broken-weights = The outcomes { $outcomes } can’t have the weights { $weights }: there must be one for each, and none may be below 0.
broken-draw = The quick draw gave { $drawn }, which contradicts the weights.
broken-draw-changed = The quick draw changed the position.
broken-let-luck = Making all of luck’s moves at once differs from making them one by one.
broken-pick = The quick choice gave { $picked }, which isn’t the slow choice.
broken-secret-view = { $viewer }: the view depends on what this viewer can’t know.
broken-secret-turn = { $viewer }: whose turn it is depends on what this viewer can’t know.
broken-secret-moves = { $viewer }: the offered moves depend on what this viewer can’t know.
broken-secret-event = { $viewer } is told something this viewer can’t see: { $event }.
broken-secret-refusal = { $viewer }: the refusal of { $move } depends on what this viewer can’t know.
broken-redeal = { $viewer }: redealing changes nothing, though luck did something this viewer can’t know.
broken-redeal-notation = The redealt position { $notation } is read as a different one.
broken-redeal-end = A redealt position can’t be played to the end.
broken-undo = Taking the move back didn’t restore the position before it.
broken-undo-again = The move led to a different position when it was made again after being taken back.
broken-record-position = Replaying the record leads to a different position.
broken-record-bytes = The replayed match writes a different record.
