import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { prizeUntil, sampleOffer } from './prize-until.js';

export const prizeReminder = defineEmail({
  name: 'prize-reminder',
  label: 'reminder of the prize',
  whenSent: 'Sent to an entrant who has not answered the offer of the prize, 24 hours before it lapses.',
  scope: 'contest',
  place: 310,
  needed: 'deadline',
  limit: null,
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'The offer of the prize lapses soon',
      preview: 'You have a day left to accept or decline it.',
      greeting: phrases.en.hello,
      text: 'The prize of {{contest}} is offered to you, and you have not answered yet.',
      myEntry: 'Accept or decline the prize',
    },
    ml: {
      subject: 'സമ്മാനം സ്വീകരിക്കാനുള്ള സമയം തീരാറായി',
      preview: 'മറുപടി നൽകാൻ ഇനി ഒരു ദിവസം.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ സമ്മാനം നിങ്ങൾക്കായി കാത്തിരിക്കുന്നു. നിങ്ങൾ ഇതുവരെ മറുപടി നൽകിയിട്ടില്ല.',
      myEntry: 'മറുപടി അറിയിക്കൂ',
    },
  },
  sample: sampleOffer,
  body: prizeUntil,
});
