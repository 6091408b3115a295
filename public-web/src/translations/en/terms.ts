/** The page of the rules. The rules themselves belong to each contest. */
export const terms = {
  title: 'Terms & Conditions',
  heading: 'Official Rules',
  description:
    'The official rules of the cover song contest: who may enter, how, the prize, judging and voting.',
  intro: 'These are the official rules of the cover song contest. By entering, you accept them.',
  contents: 'Contents',
  loading: 'The rules are loading',
  failed: 'Error Loading the Rules',
  none: 'No Rules Yet',
  noneText: 'Each contest has its own rules. They appear here once a contest is announced.',
  version: {
    title: 'Version of the rules',
    published: (number: number, date: string) => `Version ${number}, published on ${date}`,
    change: 'What changed:',
    differences: 'Changes since the version before:',
    before: 'Before:',
    after: 'Now:',
    all: 'All versions:',
    hash: 'The text of a version never changes. The download has this SHA-256:',
    download: 'Download this version',
    old: 'This is an earlier version.',
    valid: 'Read the rules that are valid now',
  },
  /** Below the rules and not one of them. */
  privacy: {
    id: 'privacy',
    title: 'Privacy',
    blocks: [
      'This site keeps what it needs to work, and nothing to advertise with. We do not sell or hand on any of it.',
      [
        'An account: your name, your email address, a hash of your password that it cannot be read from, your language, and when you signed up. Also your votes and favorites, and the sessions in which you are signed in; these need a cookie.',
        'An entry: your name, your email address, the link of your video, your photo without what the camera noted of time and place, your language, what you accepted with it, and what was decided when. Once the entry is approved, everybody can see your name, photo and video, and never your email address.',
        'A vote for an entry: your email address, your account if you have one, the entry, when you voted, the network address that you came from, and whether your browser seems to be a program. Two cookies remember your vote and your browser. They show votes that one person casts under several addresses. What tells who voted is deleted after the result; the vote stays.',
        'A message: what you write in the contact form, with your name, email address and language, and the answers to it.',
        'A play or a download: the song, when, and your account, or without one the network address that you came from, so that each listener counts once.',
        'Emails: those that we send you, with your address, and whether they could be sent.',
        'The network address behind a request, for a short while, to slow down who sends too much.',
        'An opt-out: the address that is to have no more emails about the contest.',
      ],
      'Your browser itself keeps your choice of light or dark and of a language, the volume, what you were listening to, and an entry that you have begun to fill in, with its photo. Videos come from YouTube, which learns of you only when you play one or follow its link. Profiles are links to YouTube, Facebook and Instagram, which learn of you only when you follow them.',
    ],
    optOut: { before: 'You can ', link: 'opt out of emails', after: ' about the contest at any time. ' },
    contact: {
      before: 'To see what we keep of you, or to have it corrected or deleted, ',
      link: 'write to us',
      after: '.',
    },
  },
};
