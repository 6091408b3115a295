// @ts-check
import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard, of accessibility and of complete documents. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Our own files have the origin of the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Voice control finds a field only by the `for` of its label, even if the label contains the field.
    'no-redundant-for': 'off',
    // A table that phones show as cards would lose its roles with the display of a table.
    'no-redundant-role': 'off',
  },
});

/**
 * @param {string} html a whole document
 * @returns {Promise<string[]>} a line for each error; warnings count as errors
 */
export async function htmlErrors(html) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${selector ?? '?'}: ${message} (${ruleId})`),
  );
}
