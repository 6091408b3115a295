import { contactLead } from '@paattu/shared/site-texts/ml/contact';
import type { Translations } from '../catalogue';

export const contact = {
  title: 'ബന്ധപ്പെടൂ',
  lead: contactLead,
  social: 'മറ്റിടങ്ങളിലും എന്നെ കാണാം',
  formTitle: 'സന്ദേശം എഴുതൂ',
  name: 'പേര്',
  email: 'ഇമെയിൽ',
  subject: 'വിഷയം',
  message: 'സന്ദേശം',
  submit: 'സന്ദേശം അയയ്ക്കുക',
  submitting: 'അയയ്ക്കുന്നു…',
  sent: { title: 'സന്ദേശം അയച്ചു!', description: 'എഴുതിയതിന് നന്ദി. സന്ദേശം കിട്ടി.' },
  another: 'മറ്റൊരു സന്ദേശം എഴുതൂ',
  missing: { title: 'വിവരങ്ങൾ പൂർണമല്ല', description: 'ആവശ്യമായ എല്ലാ വിവരങ്ങളും നൽകുക' },
  missingFields: {
    name: 'പേര് നൽകുക',
    email: 'ഇമെയിൽ വിലാസം നൽകുക',
    subject: 'വിഷയം നൽകുക',
    message: 'സന്ദേശം എഴുതുക',
  },
  invalidEmail: { title: 'ഇമെയിൽ വിലാസം ശരിയല്ല', description: 'ശരിയായ ഇമെയിൽ വിലാസം നൽകുക' },
  failed: 'സന്ദേശം അയയ്ക്കാനായില്ല',
  failedText: 'നിങ്ങളുടെ സന്ദേശം അയയ്ക്കാനായില്ല. വീണ്ടും ശ്രമിക്കൂ.',
} satisfies Translations['contact'];
