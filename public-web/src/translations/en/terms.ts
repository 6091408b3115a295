export interface TermsSection {
  id: string;
  title: string;
  /** A paragraph, or the items of a list. */
  blocks: readonly (string | readonly string[])[];
}

/** The official rules. */
export const terms = {
  title: 'Terms & Conditions',
  heading: 'Official Rules',
  description:
    'The official rules of the cover song contest: who may enter, how, the prize, judging and voting.',
  intro: 'These are the official rules of the cover song contest. By entering, you accept them.',
  contents: 'Contents',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        'The contest invites covers of one Malayalam song, “Monsoon Letter”, published on YouTube. It is organised by the artist who runs this site (“we”, “us”). It is a contest of skill: no purchase and no payment is needed to enter or to win.',
        'YouTube is the place where the videos are published. It neither sponsors nor administers this contest.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Eligibility',
      blocks: [
        'You may enter if, on the day of your entry, all of this is true:',
        [
          'You are 18 years of age or over.',
          'You are from Kerala, India.',
          'You are the person who sings in the video, and the person on the verification photo.',
          'You are neither a member of the jury nor of the household of one, and have not worked on the organisation of the contest.',
        ],
      ],
    },
    {
      id: 'how-to-enter',
      title: 'How to Enter',
      blocks: [
        'Entries open on 17 June 2025 and close on 15 August 2025. To take part in the whole of the public voting, submit your entry by 31 July 2025.',
        [
          'Record your own cover of the song and publish it on YouTube.',
          'Fill in the form on the home page: your full name, your email address, the link of the video and a verification photo.',
          'Wait for our answer. Every entry is reviewed before it appears, and you are told by email when it is approved.',
        ],
        'A video can be entered once. You may enter more than one video, each with a form of its own.',
      ],
    },
    {
      id: 'prizes',
      title: 'Prizes',
      blocks: [
        'There is one prize of ₹5,00,000 (five lakh Indian rupees) for one winner. It is paid by bank transfer, cannot be exchanged or handed on, and any taxes on it are for the winner to pay.',
      ],
    },
    {
      id: 'submission-requirements',
      title: 'Submission Requirements',
      blocks: [
        [
          'The video shows your own performance. You may change style, tempo, key and instruments; the words and the melody must stay recognisable.',
          'Backing tracks, samples and pictures in it are yours or used with permission.',
          'It is public on YouTube from your entry until the winner has been announced.',
          'It contains nothing that insults, threatens or discriminates, and nothing that is against the law or the rules of YouTube.',
          'Views, likes and votes come from people. Bought or automated ones exclude the entry.',
        ],
      ],
    },
    {
      id: 'verification',
      title: 'Verification',
      blocks: [
        'The verification photo shows you holding a paper that reads the title of the song, as in the sample beside the form. It may be a PNG, JPG or JPEG image of at most 5 MB. It proves that the entry is yours, and it is shown beside your entry once that is approved.',
        'An entry whose photo does not show this is rejected. You may enter again with a better one.',
      ],
    },
    {
      id: 'judging',
      title: 'Judging',
      blocks: [
        'Approved entries are judged by three measures:',
        ['Rendition: 30%', 'Content engagement: 20%', 'Votes: 50%'],
        'Rendition is what the jury hears: voice, feeling, language and arrangement. Content engagement is what viewers do with the video on YouTube. The decision of the jury is final.',
      ],
    },
    {
      id: 'voting-and-winner-notification',
      title: 'Voting and Winner Notification',
      blocks: [
        'Public voting takes place from 1 August to 15 August 2025.',
        'The winner is announced on this site on 16 August 2025 and notified by email within 5 days. The winner must respond within 48 hours of that email; after that, the prize may go to the entry that comes next.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual Property',
      blocks: [
        'The song remains ours: its words, its melody and its recordings. For this contest we allow you to perform, record and publish your cover of it on YouTube.',
        'Your performance remains yours. By entering you allow us to show your name, your verification photo and your video on this site and in what we publish about the contest, without payment and for as long as this site exists.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      blocks: [
        'We may change, pause or end the contest if something that we cannot control makes it impossible to hold it fairly, such as fraud, technical failure or an order of a court. We will say so on this site. If the contest ends early, the prize may be awarded among the entries that had been approved by then.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We are not liable for entries that are lost, late or incomplete, for failures of networks, of YouTube or of your own equipment, nor for costs that you have in order to take part. Nothing in these rules limits a liability that cannot be limited by law.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing Law',
      blocks: [
        'These rules are governed by the laws of Ontario, Canada, and its courts decide any dispute about them. The contest is void where it is prohibited by law.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Questions about these rules, about your entry, or about what we keep of you are welcome through the contact page. We use your name, email address and photo for this contest alone. You can stop our emails at any time with the link in each of them, and have your entry deleted by writing to us.',
      ],
    },
  ] satisfies TermsSection[],
  /** Below the rules and not one of them. */
  privacy: {
    id: 'privacy',
    title: 'Privacy',
    blocks: [
      'This site keeps what it needs to work, and nothing to advertise with. We do not sell or hand on any of it.',
      [
        'An account: your name, your email address, a hash of your password that it cannot be read from, your language, and when you signed up. Also your votes and favorites, and the sessions in which you are signed in; these need a cookie.',
        'An entry: your name, your email address, the link of your video, your photo without what the camera noted of time and place, your language, and what was decided when. Once the entry is approved, everybody can see your name, photo and video, and never your email address.',
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
