import type { notFound as english } from '../en/not-found';

export const notFound = {
  title: 'പേജ് കണ്ടെത്തിയില്ല',
  text: 'ഈ ലിങ്കിൽ ഒന്നുമില്ല. ടൈപ്പ് ചെയ്തപ്പോൾ തെറ്റിയതാകാം, അല്ലെങ്കിൽ ഇവിടെ ഉണ്ടായിരുന്നത് നീക്കം ചെയ്തതാകാം.',
  home: 'ഹോമിലേക്ക് മടങ്ങുക',
  songs: 'എന്റെ പാട്ടുകൾ',
  meanwhile: 'മടക്കയാത്രയ്ക്ക് ഒരു പാട്ട്:',
} satisfies typeof english;
