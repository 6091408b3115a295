const MALAYALAM = /\p{Script=Malayalam}/u;

/** The `lang` of a text that visitors or the owner wrote: 'ml' when it holds Malayalam, else the page's own. */
export function languageOf(text: string): 'ml' | undefined {
  return MALAYALAM.test(text) ? 'ml' : undefined;
}
