export const frame = {
  footerLine: 'എല്ലാ അവകാശങ്ങളും നിക്ഷിപ്തം.',
};
