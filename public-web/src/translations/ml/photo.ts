import type { photo as english } from '../en/photo';

export const photo: typeof english = {
  unopenable: (format: string) =>
    `ഇത് ${format} ഫോട്ടോയാണ്. ഈ ബ്രൗസറിൽ അത് തുറക്കാനാകില്ല. JPEG ആയി സേവ് ചെയ്ത ശേഷം, അല്ലെങ്കിൽ അതിന്റെ സ്ക്രീൻഷോട്ട് എടുത്ത ശേഷം, അത് തിരഞ്ഞെടുക്കുക.`,
  damaged: (format: string) =>
    `ഈ ${format} ഫോട്ടോ കേടായതാണ്, അല്ലെങ്കിൽ അതിന്റെ ഒരു ഭാഗം ഇല്ല. അതിന്റെ മറ്റൊരു പകർപ്പോ സ്ക്രീൻഷോട്ടോ തിരഞ്ഞെടുക്കുക.`,
};
