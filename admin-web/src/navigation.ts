import { CONTRACT_VERSION, type NavigationItem } from '@paattu/api-client/console';
import { entrySentences } from './resources/entries/sentences';
import { changeSentences } from './resources/entries/changes/sentences';
import { voteSentences } from './resources/votes/sentences';
import { jurySentences } from './resources/jury/sentences';
import { resultSentences } from './resources/results/sentences';
import { analyticsSentences } from './resources/analytics/sentences';
import { songSentences } from './resources/songs/sentences';
import { contestSentences } from './resources/contests/sentences';
import { siteTextSentences } from './resources/texts/sentences';
import { messageSentences } from './resources/contact-messages/sentences';
import { emailSentences } from './resources/emails/sentences';
import { optOutSentences } from './resources/opt-outs/sentences';
import { moderatorSentences } from './resources/moderators/sentences';
import { tokenSentences } from './resources/tokens/sentences';
import { dataSentences } from './resources/data/sentences';
import { auditSentences } from './resources/audit/sentences';
import { settingsSentences } from './resources/settings/sentences';

export const contractVersion = CONTRACT_VERSION;

export const navigation: NavigationItem[] = [
  {
    label: entrySentences.tab,
    path: 'entries',
    icon: 'M4 6h11M4 12h11M4 18h7M19 6h.01M19 12h.01M15 18l2 2 4-5',
    isInPhoneBar: true,
    permission: 'entries.moderate',
  },
  {
    label: changeSentences.tab,
    path: 'changes',
    icon: 'M4 7h13M13 3l4 4-4 4M20 17H7M11 13l-4 4 4 4',
    permission: 'entries.moderate',
  },
  {
    label: voteSentences.tab,
    path: 'votes',
    icon: 'M5 11v9h14v-9M5 11l2.5-7h9L19 11M5 11h14M9.5 7.5l2 2 3.5-3.5',
  },
  {
    label: jurySentences.tab,
    path: 'jury',
    icon: 'M9 11a4 4 0 100-8 4 4 0 000 8zM2 20a7 7 0 0114 0M16 3.5a4 4 0 010 7M18.5 14a7 7 0 013.5 6',
  },
  {
    label: resultSentences.tab,
    path: 'results',
    icon: 'M12 3l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L4.8 8.3l5-.7zM6 21h12',
  },
  { label: analyticsSentences.tab, path: 'analytics', icon: 'M4 20h16M7 16v-5M12 16V5M17 16V9' },
  {
    label: songSentences.tab,
    path: 'songs',
    icon: 'M9 18V5l11-2v13M9 18a3 3 0 11-6 0 3 3 0 016 0zM20 16a3 3 0 11-6 0 3 3 0 016 0z',
    isInPhoneBar: true,
  },
  {
    label: contestSentences.tab,
    path: 'contests',
    icon: 'M8 4h8v5a4 4 0 01-8 0zM8 6H4v1a4 4 0 004 4M16 6h4v1a4 4 0 01-4 4M12 13v4M8 20h8M12 17a4 4 0 00-4 3M12 17a4 4 0 014 3',
  },
  {
    label: siteTextSentences.tab,
    path: 'texts',
    icon: 'M4 5h16M4 5v3M20 5v3M12 5v14M9 19h6',
  },
  {
    label: messageSentences.tab,
    path: 'messages',
    icon: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12.5h5',
    isInPhoneBar: true,
    permission: 'messages.answer',
  },
  { label: emailSentences.tab, path: 'emails', icon: 'M3 6h18v12H3zM3 7l9 6.5L21 7' },
  {
    label: optOutSentences.tab,
    path: 'opt-outs',
    icon: 'M12 3a9 9 0 100 18 9 9 0 000-18zM5.6 5.6l12.8 12.8',
  },
  {
    label: moderatorSentences.tab,
    path: 'moderators',
    icon: 'M9 11a4 4 0 100-8 4 4 0 000 8zM2 20a7 7 0 0114 0M18 8v6M15 11h6',
  },
  {
    label: tokenSentences.tab,
    path: 'tokens',
    icon: 'M14.5 9.5a4.5 4.5 0 10-4.2 4.5L12 16h2v2h2v2h4v-3.5l-5.8-5.8M16 5h.01',
  },
  {
    label: dataSentences.tab,
    path: 'data',
    icon: 'M12 3c4.4 0 8 1.3 8 3s-3.6 3-8 3-8-1.3-8-3 3.6-3 8-3zM4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  },
  {
    label: auditSentences.tab,
    path: 'audit',
    icon: 'M3 12a9 9 0 109-9 9 9 0 00-7.5 4M4 3v4.5h4.5M12 7.5V12l3 2',
  },
  {
    label: settingsSentences.tab,
    path: 'settings',
    icon: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM8 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  },
];
