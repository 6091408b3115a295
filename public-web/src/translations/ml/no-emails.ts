import type { noEmails as english } from '../en/no-emails';

export const noEmails: typeof english = {
  title: 'ഇമെയിൽ അയച്ചിട്ടില്ല',
  kept: 'ഈ സൈറ്റ് ഇപ്പോൾ ഇമെയിലുകൾ അയയ്ക്കുന്നില്ല.',
  logged: 'ഈ സൈറ്റിന് ഇതുവരെ മെയിൽ സെർവറില്ല. ഇമെയിലുകളിലെ ലിങ്കുകൾ, സൈറ്റ് പ്രവർത്തിപ്പിക്കുന്ന ആൾക്ക് ടെർമിനലിൽ കാണാം.',
  contact: 'ഞങ്ങൾക്ക് എഴുതൂ',
};
