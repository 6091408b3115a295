import type { Translations } from '../../catalogue';
import { access } from './access';
import { address } from './address';
import { change } from './change';
import { consents } from './consents';
import { data } from './data';
import { declaration } from './declaration';
import { emails } from './emails';
import { history } from './history';
import { next } from './next';
import { proof } from './proof';
import { request } from './request';
import { result } from './result';
import { thread } from './thread';
import { video } from './video';
import { withdrawal } from './withdrawal';

export const myEntry: Translations['my-entry'] = {
  title: 'നിങ്ങളുടെ എൻട്രി',
  description: 'മത്സരത്തിലെ നിങ്ങളുടെ എൻട്രിയും ഇനി എന്താണ് നടക്കുകയെന്നും കാണാം.',
  loading: 'നിങ്ങളുടെ എൻട്രി ലോഡ് ചെയ്യുന്നു…',
  failed: 'നിങ്ങളുടെ എൻട്രി ലോഡ് ചെയ്യാനായില്ല.',
  others: 'നിങ്ങളുടെ മറ്റ് എൻട്രികൾ:',
  request,
  status: {
    pending: 'നിങ്ങളുടെ എൻട്രി പരിശോധിക്കുകയാണ്',
    approved: 'നിങ്ങളുടെ എൻട്രി മത്സരത്തിലുണ്ട്',
    rejected: 'നിങ്ങളുടെ എൻട്രി സ്വീകരിക്കാനായില്ല',
    withdrawn: 'നിങ്ങൾ എൻട്രി പിൻവലിച്ചു',
  },
  next,
  enter: 'മത്സരത്തിൽ പങ്കെടുക്കൂ',
  publicPage: 'എല്ലാവർക്കും കാണാവുന്ന നിങ്ങളുടെ പേജ് (ഷെയർ ചെയ്യാം)',
  photo: 'നിങ്ങളുടെ സ്ഥിരീകരണ ഫോട്ടോ',
  name: 'പേര്',
  contest: 'മത്സരം',
  email: 'ഇമെയിൽ',
  video,
  noAnswer: 'ഞങ്ങളുടെ സൈറ്റിൽനിന്ന് മറുപടി കിട്ടുന്നില്ല. ഇന്റർനെറ്റ് ഉണ്ടോ എന്നു നോക്കി വീണ്ടും ശ്രമിക്കൂ.',
  change,
  withdrawal,
  parts: { name: 'പേര്', video: 'വീഡിയോ', photo: 'ഫോട്ടോ', ai: 'നിർമിത ബുദ്ധി (AI)' },
  history,
  thread,
  emails,
  consents,
  data,
  declaration,
  offer: () => import('./offer'),
  offerFailed: 'സമ്മാനത്തിന്റെ വിവരങ്ങൾ ലോഡ് ചെയ്യാനായില്ല.',
  proof,
  result,
  access,
  address,
};
