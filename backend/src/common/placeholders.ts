/** A name in a text that a value replaces, as in `{{name}}`: a placeholder of rules, or a variable of an email. */
export const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Braces without their other half, and the words beside them. */
const HALF = /\{\{[\w ]{0,40}\}?|\{?[\w ]{0,40}\}\}/g;

/** The names in braces, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim()))];
}

/** Braces that are not closed or not opened, each once. `rest` is a text without its complete names. */
export function halvesIn(rest: string): string[] {
  return [...new Set(rest.match(HALF))];
}
