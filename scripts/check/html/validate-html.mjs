// @ts-check
import { HtmlValidate } from 'html-validate';

/** What the HTML standard demands, what assistive technology needs, and what belongs in a whole document. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Our own files come from where the page comes from.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Voice control finds a field by the `for` of its label alone, also of a label around it.
    'no-redundant-for': 'off',
  },
});

/**
 * @param {string} html a whole document
 * @returns {Promise<string[]>} a line for each fault; warnings count as faults
 */
export async function htmlFaults(html) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${selector ?? '?'}: ${message} (${ruleId})`),
  );
}
