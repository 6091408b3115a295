import { uploadSentences } from './components/file/sentences.ml';
import { identityCheckSentences } from './components/identity-check/sentences.ml';
import { deadAddressSentences as deadAddressNotes } from './lib/dead-address-sentences.ml';
import { placeSentences } from './lib/place-sentences.ml';
import { reactAdminSentences } from './lib/react-admin-sentences.ml';
import { commonSentences } from './lib/sentences.ml';
import { viewsSentences } from './lib/views-sentences.ml';
import { securitySentences } from './resources/audit/security-sentences.ml';
import { auditSentences } from './resources/audit/sentences.ml';
import { jurySentences } from './resources/jury/sentences.ml';
import { reasonSentences } from './resources/settings/reasons/sentences.ml';
import { settingsSentences } from './resources/settings/sentences.ml';

/** What the console says in Malayalam, by the area that `inLanguage` names. */
export const malayalam = {
  audit: auditSentences,
  'audit/security': securitySentences,
  common: commonSentences,
  'components/file': uploadSentences,
  'components/identity-check': identityCheckSentences,
  'dead-address': deadAddressNotes,
  jury: jurySentences,
  places: placeSentences,
  'react-admin': reactAdminSentences,
  settings: settingsSentences,
  'settings/reasons': reasonSentences,
  views: viewsSentences,
};
