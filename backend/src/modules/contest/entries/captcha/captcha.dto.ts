import { IsString, MaxLength } from 'class-validator';

export class CaptchaDto {
  id: string;

  /**
   * A PNG as a data URL.
   * @example data:image/png;base64,iVBORw0KGgo…
   */
  image: string;

  expiresAt: Date;
}

export class CaptchaAnswerDto {
  /**
   * The text in the picture, in any case.
   * @example KXWY4K
   */
  @IsString()
  @MaxLength(20)
  text: string;
}

export class CaptchaCheckDto {
  correct: boolean;
}
