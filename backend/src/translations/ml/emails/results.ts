import { dates } from '@paattu/api-client/dates/ml';
import type { EmailTexts } from '@paattu/api-client/email-templates';
import { pointsOf } from '@paattu/api-client/points';
import type * as english from '../../en/emails/results.js';
import { hello } from './phrases.js';

export const resultsTexts = {
  'result-entrant': {
    subject: 'മത്സരത്തിന്റെ ഫലം',
    preview: 'ഫലം പ്രസിദ്ധീകരിച്ചു. നിങ്ങളുടെ എൻട്രിയുടെ ഫലം ഇതാ.',
    greeting: hello,
    text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ ഫലം പ്രസിദ്ധീകരിച്ചു. പാടിയതിന് നന്ദി.',
    action: 'ഫലം കാണുക',
    certificate: 'നിങ്ങളുടെ എൻട്രിയുടെ പേജിൽ നിന്ന് സർട്ടിഫിക്കറ്റ് ഡൗൺലോഡ് ചെയ്യാം.',
    myEntry: 'നിങ്ങളുടെ എൻട്രി തുറക്കുക',
    verify:
      'ആർക്കും ഫലം വീണ്ടും കണക്കാക്കാം; എങ്ങനെയെന്ന് ഫലത്തിന്റെ പേജിൽ പറയുന്നുണ്ട്. എല്ലാ മത്സരാർഥികൾക്കുമുള്ള ഇമെയിലുകളിൽ ഈ രണ്ടു ഹാഷുകളുണ്ട്. ഡൗൺലോഡ് ചെയ്യുന്ന ഫയലുകളുടേതുമായി അവ താരതമ്യം ചെയ്യുക.',
  },
  'prize-offer': {
    subject: 'മത്സരത്തിന്റെ സമ്മാനം നിങ്ങൾക്ക്',
    preview: 'സ്വീകരിക്കുന്നോ ഇല്ലയോ എന്ന് 48 മണിക്കൂറിനുള്ളിൽ അറിയിക്കൂ.',
    greeting: hello,
    text: 'അഭിനന്ദനങ്ങൾ! ‘{{contest}}’ എന്ന മത്സരത്തിന്റെ ഫലം വന്നു; സമ്മാനം നിങ്ങൾക്ക് നൽകാൻ ഞങ്ങൾ ആഗ്രഹിക്കുന്നു.',
    myEntry: 'സ്വീകരിക്കുകയോ വേണ്ടെന്നുവയ്ക്കുകയോ ചെയ്യൂ',
    tax: 'സമ്മാനത്തിന് നികുതി ബാധകമായേക്കാം. ഇന്ത്യയിൽ നികുതി കുറച്ച ശേഷമായിരിക്കാം തുക ലഭിക്കുന്നത്. ഒരു നികുതിവിദഗ്ധനോട് ചോദിക്കൂ.\n\nസമ്മാനം സ്വീകരിച്ചാൽ, തുക നൽകുന്നതിനെക്കുറിച്ച് ഞങ്ങൾ നിങ്ങളുമായി ബന്ധപ്പെടും. ബാങ്ക് വിവരങ്ങൾ ഒരിക്കലും ഇമെയിലിൽ അയയ്ക്കരുത്.',
  },
  'prize-reminder': {
    subject: 'സമ്മാനം സ്വീകരിക്കാനുള്ള സമയം തീരാറായി',
    preview: 'മറുപടി നൽകാൻ ഇനി ഒരു ദിവസം.',
    greeting: hello,
    text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ സമ്മാനം നിങ്ങൾക്കായി കാത്തിരിക്കുന്നു. നിങ്ങൾ ഇതുവരെ മറുപടി നൽകിയിട്ടില്ല.',
    myEntry: 'സ്വീകരിക്കുകയോ വേണ്ടെന്നുവയ്ക്കുകയോ ചെയ്യൂ',
  },
} satisfies Partial<EmailTexts>;

export const result: typeof english.result = {
  corrected: 'മുമ്പ് പ്രഖ്യാപിച്ച ഫലം ഇങ്ങനെ തിരുത്തുന്നു. കാരണം:',
  place: (number, place, finalists, votes) =>
    `നിങ്ങളുടെ എൻട്രിയുടെ നമ്പർ ${number}. ഫൈനലിലെ ${finalists} എൻട്രികളിൽ അതിന്റെ സ്ഥാനം ${place}. എണ്ണിയ വോട്ടുകൾ: ${votes}.`,
  won: 'അഭിനന്ദനങ്ങൾ! നിങ്ങൾ മത്സരത്തിൽ വിജയിച്ചു.',
  noFinalist: (number, votes) =>
    `നിങ്ങളുടെ എൻട്രിയുടെ നമ്പർ ${number}. അത് ഫൈനലിൽ ഉണ്ടായിരുന്നില്ല. എണ്ണിയ വോട്ടുകൾ: ${votes}.`,
  points: ({ rendition, engagement, votes, total }) =>
    `പോയിന്റുകൾ: ആലാപനം ${pointsOf(rendition)}, പ്രേക്ഷക പ്രതികരണം ${pointsOf(engagement)}, വോട്ടുകൾ ${pointsOf(votes)}; ആകെ 100-ൽ ${pointsOf(total)}.`,
};

export const prize: typeof english.prize = {
  offered: (place, prize) => `ഫലത്തിൽ നിങ്ങളുടെ സ്ഥാനം: ${place}. സമ്മാനം: ${prize}.`,
  hours:
    'ഈ ഇമെയിൽ അയച്ച് 48 മണിക്കൂറിനുള്ളിൽ, നിങ്ങളുടെ എൻട്രിയുടെ പേജിൽ സമ്മാനം സ്വീകരിക്കുകയോ വേണ്ടെന്നുവയ്ക്കുകയോ ചെയ്യാം. മറുപടിയില്ലെങ്കിൽ അവസരം അവസാനിക്കും; സമ്മാനം മറ്റൊരാൾക്ക് നൽകിയേക്കാം.',
  due: (prize, day, time, timeZone) =>
    `സമ്മാനം: ${prize}. മറുപടി നൽകാനുള്ള സമയം ${dates.long(day)}, ${time}-ന് (${timeZone}) അവസാനിക്കും.`,
};
