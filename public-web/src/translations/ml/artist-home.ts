import type { artistHome as english } from '../en/artist-home';

export const artistHome: typeof english = {
  title: 'മലയാളം പാട്ടുകൾ',
  soon: 'ആദ്യത്തെ പാട്ട് ഉടൻ',
};
