/** The colour of each game, after `app.css`, whose colours they replace. */
import.meta.glob("./*/accent.css", { eager: true });
