/** A rule for ESLint: the keys of an `{#each}` can't be the same twice, because a page with two of the same dies.
 *
 * A key says its place in the list (alone or with more), is an identity by its name, or belongs to a list that is
 * written out in the code. Names, words, sentences and all that comes from elsewhere may repeat. */
const IDENTITIES = new Set(["id", "key", "n", "seat", "table"]);

const nameOf = (key) =>
    key.type === "MemberExpression" && !key.computed ? key.property.name : key.type === "Identifier" ? key.name : "";

const isWrittenOut = ({ type, name, expression }) =>
    type === "TSAsExpression"
        ? isWrittenOut(expression)
        : type === "ArrayExpression" || (type === "Identifier" && /^[A-Z][A-Z_]*$/.test(name));

/** The names that are there once in an object: `[name, value]` of its entries. */
const isEntries = ({ type, callee }) =>
    type === "CallExpression" && callee.object?.name === "Object" && callee.property?.name === "entries";

const mentions = (key, name) =>
    key.type === "TemplateLiteral" ? key.expressions.some((each) => nameOf(each) === name) : nameOf(key) === name;

function isUnique({ key, index, context, expression }) {
    if (index && mentions(key, index.name ?? index)) return true;
    if (IDENTITIES.has(nameOf(key))) return true;
    if (key.type !== "Identifier" || !context) return false;
    if (context.type === "ArrayPattern" && context.elements[0]?.name === key.name)
        return isEntries(expression) || isWrittenOut(expression);
    return context.name === key.name && isWrittenOut(expression);
}

export default {
    meta: {
        type: "problem",
        schema: [],
        messages: { repeats: "This key could be there twice: take the index, or an id." },
    },
    create: (context) => ({
        SvelteEachBlock(node) {
            if (node.key && !isUnique(node)) context.report({ node: node.key, messageId: "repeats" });
        },
    }),
};
