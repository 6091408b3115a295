/** Sentences of the page for an unknown path. */
export const notFound = {
  title: 'Page Not Found',
  text: 'There is nothing at this address. It may have been mistyped, or what was here has gone.',
  home: 'Back to Home',
  songs: 'My Songs',
  meanwhile: 'A song for the way back:',
};
