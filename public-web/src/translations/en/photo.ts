import { withArticle } from '@paattu/shared/image-format';

/** About a chosen photo that cannot be sent, by the format of its first bytes. */
export const photo = {
  unopenable: (format: string) =>
    `This is ${withArticle(format)} photo, which this browser cannot open. Please save it as a JPEG, or take a screenshot of it, and choose that.`,
  damaged: (format: string) =>
    `This ${format} photo is damaged, or a part of it is missing. Please choose another copy of it, or take a screenshot of it and choose that.`,
};
