import type { mailServerSentences as english } from './sentences';

export const mailServerSentences: typeof english = {
  notSent: 'ഇമെയിൽ അയച്ചിട്ടില്ല',
  kept: 'മെയിൽ സെർവർ നൽകിയിട്ടില്ല. ഇമെയിൽ ഇമെയിലുകളുടെ പട്ടികയിലുണ്ട്; അവിടെ വായിക്കാം.',
  waits: 'എന്നാൽ ഇമെയിൽ ഇപ്പോൾ പ്രവർത്തിക്കുന്നില്ല. കാരണം ‘ഇമെയിലുകൾ’ എന്ന പേജിലുണ്ട്.',
  setServer: 'മെയിൽ സെർവർ നൽകുക',
  lookAtEmails: 'കുഴപ്പം എന്തെന്ന് നോക്കുക',
};
