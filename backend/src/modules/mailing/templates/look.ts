/** Mail clients know no custom properties: the site's colours and type, spelt out. */
export const colors = {
  cloth: '#fbf7ee',
  card: '#fffdf7',
  ink: '#211a12',
  quiet: '#5c5142',
  zari: '#b98a2f',
  leaf: '#0f4d3b',
  onLeaf: '#fdf8ea',
  line: '#dccfae',
};

export const fonts = {
  display: "'Fraunces Variable', Georgia, 'Times New Roman', serif",
  text: "'Anek Malayalam Variable', 'Noto Sans Malayalam', 'Segoe UI', Helvetica, Arial, sans-serif",
};
