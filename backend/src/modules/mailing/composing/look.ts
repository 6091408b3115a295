/** The site's colors and fonts as literals, because email programs ignore custom properties. A test compares the colors. */
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

/** For email programs that follow the dark theme of the system. */
export const darkColors = {
  cloth: '#15110c',
  card: '#1e1911',
  ink: '#f4ecda',
  quiet: '#bcae95',
  leaf: '#d9b056',
  onLeaf: '#1b1408',
};

export const fonts = {
  display: "'Fraunces Variable', Georgia, 'Times New Roman', serif",
  text: "'Anek Malayalam Variable', 'Noto Sans Malayalam', 'Segoe UI', Helvetica, Arial, sans-serif",
};
