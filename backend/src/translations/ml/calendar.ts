import type { calendar as english } from '../en/calendar.js';

export const calendar = {
  event: (contest: string, date: string) => `${contest}: ${date}`,
  dates: {
    opensAt: 'എൻട്രി സമർപ്പണം തുടങ്ങുന്നു',
    closesAt: 'എൻട്രി സമർപ്പണം അവസാനിക്കുന്നു',
    votingOpensAt: 'വോട്ടെടുപ്പ് തുടങ്ങുന്നു',
    votingClosesAt: 'വോട്ടെടുപ്പ് അവസാനിക്കുന്നു',
    winnerAt: 'ഫലപ്രഖ്യാപനം',
  },
} satisfies typeof english;
