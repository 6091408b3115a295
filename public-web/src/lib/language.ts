const MALAYALAM = /\p{Script=Malayalam}/u;

/** The `lang` of text from visitors or the owner: 'ml' if it contains Malayalam, else the page's language. */
export function languageOf(text: string): 'ml' | undefined {
  return MALAYALAM.test(text) ? 'ml' : undefined;
}
