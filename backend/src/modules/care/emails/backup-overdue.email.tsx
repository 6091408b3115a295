import { defineEmail } from '../../mailing/composing/define-email.js';
import { ACTION, alertBody, type AlertPayload } from './alert-body.js';

export const backupOverdue = defineEmail({
  name: 'backup-overdue',
  label: 'no backup for too long',
  whenSent: 'Sent to you when no backup has succeeded for 36 hours, and not again until one has.',
  scope: 'site',
  place: 484,
  needed: 'account',
  // The sweep sends one for each failure, until one succeeds.
  limit: null,
  variables: {},
  texts: {
    en: {
      subject: 'Your website has had no backup for 36 hours',
      preview: 'What is new since then would be lost with the server.',
      text: 'No backup of the website has succeeded for 36 hours. If the server broke now, what is new since then would be lost.',
      then: 'Please look at the page, or ask whoever keeps the server. This email comes once, until a backup has succeeded.',
      action: ACTION.en,
    },
    ml: {
      subject: '36 മണിക്കൂറായി വെബ്സൈറ്റിനു ബാക്കപ്പില്ല',
      preview: 'സെർവറിന് എന്തെങ്കിലും പറ്റിയാൽ അതിനുശേഷമുള്ളതു നഷ്ടമാകും.',
      text: '36 മണിക്കൂറായി വെബ്സൈറ്റിന്റെ ഒരു ബാക്കപ്പും നടന്നിട്ടില്ല. ഇപ്പോൾ സെർവറിന് എന്തെങ്കിലും പറ്റിയാൽ അതിനുശേഷമുള്ളതെല്ലാം നഷ്ടമാകും.',
      then: 'ആ പേജ് നോക്കുക, അല്ലെങ്കിൽ സെർവർ നോക്കുന്ന ആളോടു പറയുക. ഒരു ബാക്കപ്പ് എടുക്കുന്നതുവരെ ഈ ഇമെയിൽ ഒരു തവണയേ വരൂ.',
      action: ACTION.ml,
    },
  },
  sample: (): AlertPayload => ({ failure: null }),
  body: alertBody,
});
