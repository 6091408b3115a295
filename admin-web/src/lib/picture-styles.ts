/** Styles of a picture beside what changes it. */
export const pictureSx = (aspectRatio: string) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' },
  '& img': {
    display: 'block',
    width: '100%',
    maxWidth: 220,
    aspectRatio,
    objectFit: 'cover',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-1)',
  },
});
