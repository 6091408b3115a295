import { inLanguage } from '../../lib/language';

export const identityCheckSentences = inLanguage('components/identity-check', {
  title: 'Show that it is you',
  /** What is asked, and for how long it counts. */
  asksPassword: 'Please type your password again. That counts for five minutes.',
  asksFactor: 'Please use your passkey or a code again. That counts for five minutes.',
  asksCode: 'Please type a code again. That counts for five minutes.',
  password: 'Your password',
  missingPassword: 'Please enter your password',
  code: 'Code',
  codeHint: 'The six digits of your app, or one of your recovery codes.',
  missingCode: 'Please enter a code',
  confirm: 'Continue',
  withPasskey: 'Use Your Passkey',
  failed: 'This was not accepted',
  unused: 'No passkey was used. Please try again.',
  loadFailed: 'The check could not begin',
});
