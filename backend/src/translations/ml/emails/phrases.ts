export const hello = 'നമസ്കാരം {{name}},';
export const notHer =
  'ഇത് ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാർക്കോ നിങ്ങളുടെ എൻട്രിയുടെ പേജ് തുറക്കാനാകുന്നുണ്ട്. [ബന്ധപ്പെടാനുള്ള ഫോമിൽ]({{contactForm}}) ഞങ്ങൾക്ക് എഴുതൂ.';
export const video = 'നിങ്ങളുടെ വീഡിയോ: {{video}}';
export const myEntry = 'നിങ്ങളുടെ എൻട്രി കാണുക';
