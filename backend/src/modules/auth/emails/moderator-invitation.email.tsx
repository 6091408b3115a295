import { defineEmail } from '../../mailing/composing/define-email.js';
import { SecretLink } from '../../mailing/composing/parts.js';

interface InvitationPayload {
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

export const moderatorInvitation = defineEmail({
  name: 'moderator-invitation',
  label: 'invitation of a moderator',
  whenSent: 'Sent to a person whom you invite as a moderator.',
  scope: 'site',
  place: 450,
  needed: 'account',
  limit: { count: 5, hours: 24 },
  variables: {},
  texts: {
    en: {
      subject: 'An invitation to help',
      preview: 'Will you check entries and answer messages?',
      greeting: 'Hello,',
      text: 'You are invited to help on this site: to check the entries of the contest, and to answer messages.',
      action: 'See the invitation',
      account: 'You need an account with this address. If you have none, the page offers you to create it.',
      lifetime: 'The link works within seven days.',
      notYou: 'If you do not want to help, you need not do anything.',
    },
    ml: {
      subject: 'സഹായിക്കാൻ ഒരു ക്ഷണം',
      preview: 'എൻട്രികൾ പരിശോധിക്കാനും സന്ദേശങ്ങൾക്ക് മറുപടി നൽകാനും കൂടാമോ?',
      greeting: 'നമസ്കാരം,',
      text: 'ഈ സൈറ്റിൽ സഹായിക്കാൻ നിങ്ങളെ ക്ഷണിക്കുന്നു: മത്സരത്തിലെ എൻട്രികൾ പരിശോധിക്കാനും സന്ദേശങ്ങൾക്ക് മറുപടി നൽകാനും.',
      action: 'ക്ഷണം കാണുക',
      account: 'ഈ ഇമെയിൽ വിലാസത്തിൽ ഒരു അക്കൗണ്ട് വേണം. ഇല്ലെങ്കിൽ, ആ പേജിൽനിന്ന് അക്കൗണ്ട് തുടങ്ങാം.',
      lifetime: 'ലിങ്ക് ഏഴു ദിവസം പ്രവർത്തിക്കും.',
      notYou: 'സഹായിക്കാൻ താൽപര്യമില്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല.',
    },
  },
  sample: () => ({ link: '' }),
  body: ({ link }: InvitationPayload, { t, text, line }) => (
    <>
      {text('greeting')}
      {text('text')}
      <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
      {text('account')}
      {text('lifetime')}
      {text('notYou')}
    </>
  ),
});
