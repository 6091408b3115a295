export const preview = {
  title: 'As visitors see it',
  failed: 'The card of the public site could not be loaded.',
};
