/** Sentences of a site that is not public. The server writes them into the page, so no browser loads them. */
export const notPublic = {
  title: 'Not public yet',
  text: (name: string) => `${name} is preparing this site. Please come again.`,
  /** Before the site has the name of somebody. */
  textWithoutName: 'This site is being prepared. Please come again.',
  /** To whoever has just installed it. */
  withoutOwner: 'If this site is yours, set it up in five short steps. Nobody sees it before you say so.',
  hasEnded: 'The link with which you looked at this site has ended. Please ask for a new one.',
  signIn: 'Sign In',
  /** Before the site has an owner. */
  setUp: 'Set Up This Site',
  /** Above each page, for the owner and moderators. */
  staff: 'Only you and your team see this site.',
  example: {
    whole: 'It has an example to play with: songs and a contest.',
    partial: 'Its example is not complete yet: load this page again in some seconds.',
  },
  open: 'Make it public',
  /** For whoever has the owner's link. */
  holder: (name: string) => `This site is not public yet. You see it with a link from ${name}.`,
};
