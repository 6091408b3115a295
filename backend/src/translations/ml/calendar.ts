import type { calendar as english } from '../en/calendar.js';

export const calendar = {
  event: (contest: string, date: string) => `${contest}: ${date}`,
  dates: {
    opensAt: 'എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങുന്നു',
    closesAt: 'എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിക്കുന്നു',
    votingOpensAt: 'വോട്ടിങ് തുടങ്ങുന്നു',
    votingClosesAt: 'വോട്ടിങ് അവസാനിക്കുന്നു',
    winnerAt: 'ഫലപ്രഖ്യാപനം',
  },
} satisfies typeof english;
