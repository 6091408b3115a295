/** So many letters are two lines on a screen, and four on a phone. */
const SOME_LETTERS = 120;

const END = /[.!?…]["”’)]?$/;

/** Such as "Dr.", "A." and "കെ.": no end of a sentence. */
const SHORT_FORM = /^(\p{Lu}\p{Ll}{0,2}|\p{Script=Malayalam}{1,3})\.$/u;

/** The first whole sentences, as many as fit; the first one always. All of a text without any. */
export function firstSentences(text: string): string {
  let [shown, next] = ['', ''];
  for (const word of text.split(/\s+/)) {
    next += `${word} `;
    if (!END.test(word) || SHORT_FORM.test(word)) continue;
    if (shown && shown.length + next.length > SOME_LETTERS) break;
    shown += next;
    next = '';
  }
  return shown.trim() || text;
}
