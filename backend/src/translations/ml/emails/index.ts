import { dates } from '@paattu/api-client/dates/ml';
import type { EmailTexts } from '@paattu/api-client/email-templates';
import type { emails as english } from '../../en/emails/index.js';
import { accountsTexts } from './accounts.js';
import { changesTexts } from './changes.js';
import { entriesTexts } from './entries.js';
import { erasureTexts } from './erasure.js';
import { jury, juryTexts } from './jury.js';
import { prize, result, resultsTexts } from './results.js';
import { votingTexts } from './voting.js';

const texts: EmailTexts = {
  ...accountsTexts,
  ...entriesTexts,
  ...changesTexts,
  ...erasureTexts,
  ...votingTexts,
  ...juryTexts,
  ...resultsTexts,
};

export const emails = {
  consents: {
    given: (instant, timeZone) => `${dates.moment(instant, timeZone)}-ന് എൻട്രി അയച്ചപ്പോൾ നിങ്ങൾ അംഗീകരിച്ചത്:`,
    rules: (version) => `നിയമങ്ങളുടെ പതിപ്പ് ${version} വായിക്കുക`,
  },
  parts: { name: 'പേര്', video: 'വീഡിയോ', photo: 'ഫോട്ടോ', ai: 'നിർമിത ബുദ്ധി (AI)' },
  enterAgain: (until, timeZone) =>
    `നിങ്ങൾക്ക് വീണ്ടും പങ്കെടുക്കാം; ${dates.moment(until, timeZone)} (${timeZone}) വരെ എൻട്രികൾ സ്വീകരിക്കും.`,
  votersOfWithdrawn:
    'എൻട്രി മത്സരത്തിലില്ലാത്തപ്പോൾ അതിനുള്ള വോട്ടുകൾ കണക്കിലെടുക്കില്ല. ഒരു മണിക്കൂറിനുള്ളിൽ തിരിച്ചുവന്നില്ലെങ്കിൽ വോട്ടു ചെയ്തവരെ ഇമെയിലിൽ അറിയിക്കും; വോട്ടിങ് തീരുന്നതുവരെ അവർക്ക് മറ്റൊരു എൻട്രി തിരഞ്ഞെടുക്കാം.',
  enterNoMore: 'ഈ മത്സരത്തിലേക്ക് ഇനി എൻട്രികൾ സ്വീകരിക്കില്ല.',
  jury,
  result,
  prize,
  optOut: 'ഇത്തരം ഇമെയിലുകൾ നിർത്തുക',
  seal: 'താഴെയുള്ള വരിയിലെ തീയതി വരെ ഈ മത്സരത്തിൽ ഞങ്ങൾ ചെയ്തതെല്ലാം രേഖപ്പെടുത്തിയിട്ടുണ്ട്. ആ രേഖയുടെ മുദ്ര (ഹാഷ്) ആണ് താഴെയുള്ള വരി. ഈ ഇമെയിൽ സൂക്ഷിച്ചാൽ, രേഖ ആരും മാറ്റിയെഴുതിയിട്ടില്ലെന്ന് പിന്നീട് ഉറപ്പാക്കാം.',
  videoProblems: {
    missing:
      'വീഡിയോ യൂട്യൂബിൽ കാണാനാകുന്നില്ല: അത് പ്രൈവറ്റ് (private) ആണ്, അല്ലെങ്കിൽ നീക്കം ചെയ്തു. വീണ്ടും എല്ലാവർക്കും കാണാവുന്നതാക്കുക (പബ്ലിക്).',
    'not-embeddable': 'വീഡിയോ മറ്റു സൈറ്റുകളിൽ കാണിക്കാൻ അനുവാദമില്ല. യൂട്യൂബിലെ ക്രമീകരണങ്ങളിൽ അത് (എംബെഡ്) അനുവദിക്കുക.',
    live: 'വീഡിയോ ഇനിയും അവസാനിക്കാത്ത ഒരു ലൈവോ പ്രീമിയറോ ആണ്.',
  },
  linkRemoved: '(ലിങ്ക് സ്വീകർത്താവ് മാത്രം കാണുന്നു)',
  texts,
} satisfies typeof english;
