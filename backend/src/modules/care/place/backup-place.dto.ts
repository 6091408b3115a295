import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { TextLine } from '../../../common/validation/fields.js';

export class BucketDto {
  /**
   * The address of the store; empty for that of Amazon.
   * @example https://s3.eu-central-003.backblazeb2.com
   */
  @TextLine(250)
  @Matches(
    /^(?:https?:\/\/)?[a-z\d.-]+(?::\d{1,5})?\/?$|^(?:https?:\/\/)?\[[a-f\d:.]+\](?::\d{1,5})?\/?$|^$/i,
    {
      message: 'endpoint must be the name of a server, such as s3.example.com',
    },
  )
  endpoint: string;

  /** @example eu-central-003 */
  @Matches(/^[a-z\d-]{1,40}$/, { message: 'region must have small letters, digits and hyphens' })
  region: string;

  /** @example asha-backups */
  @Matches(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, {
    message: 'bucket must have 3 to 63 small letters, digits, dots and hyphens',
  })
  bucket: string;

  /** @example 0035e7c1a9b4d2f0000000001 */
  @Matches(/^[!-~]{1,128}$/, { message: 'keyId must be the id of a key, without spaces' })
  keyId: string;
}

export class SetBucketDto extends BucketDto {
  /**
   * Of the key. Absent to keep the one of the same store and key.
   * @example K003monsoonLetterKhsQ
   */
  @IsOptional()
  @IsString()
  @MaxLength(300)
  secret?: string;
}
