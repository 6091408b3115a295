import { inLanguage } from '../../lib/language';

export const identityCheckSentences = inLanguage('components/identity-check', {
  title: 'Show that it is you',
  text: 'This needs a check that is at most five minutes old.',
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
