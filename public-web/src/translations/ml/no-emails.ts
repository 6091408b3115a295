import type { noEmails as english } from '../en/no-emails';

export const noEmails: typeof english = {
  title: 'ഇമെയിൽ അയച്ചിട്ടില്ല',
  kept: 'ഈ സൈറ്റ് ഇപ്പോൾ ഇമെയിലുകൾ അയയ്ക്കുന്നില്ല.',
  logged: 'ഈ സൈറ്റ് ഇതുവരെ ഇമെയിലുകൾ അയച്ചുതുടങ്ങിയിട്ടില്ല. ലിങ്ക് സൈറ്റ് നടത്തുന്നവരോടു ചോദിക്കാം.',
  contact: 'ഞങ്ങൾക്ക് എഴുതൂ',
};
