/** The home page of a site without a contest. */
export const artistHome = {
  title: 'Songs in Malayalam',
  soon: 'First song soon',
};
