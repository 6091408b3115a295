import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiProduces, ApiResponse } from '@nestjs/swagger';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** Answers with a file of one of these types, to which the client may hold an ETag. */
export function SendsFile(...types: string[]): MethodDecorator {
  return applyDecorators(
    ApiProduces(...types),
    ApiOkResponse({ description: 'The file', ...BINARY }),
    Revalidates(),
  );
}

/** As `SendsFile`; also in parts, as players ask for them. */
export function SendsRanges(...types: string[]): MethodDecorator {
  return applyDecorators(
    SendsFile(...types),
    ApiHeader({
      name: 'Range',
      required: false,
      description: 'One range of bytes; several at once are answered with the whole file.',
      schema: { type: 'string', example: 'bytes=0-1023' },
    }),
    ApiHeader({
      name: 'If-Range',
      required: false,
      description:
        'The ETag of the content that the range is a part of; of any other, the whole file is sent.',
      schema: { type: 'string', example: '"5WJrOEbWpzb0"' },
    }),
    ApiResponse({
      status: 206,
      description: 'The range that was asked for',
      headers: { 'Content-Range': { schema: { type: 'string', example: 'bytes 0-1023/4194304' } } },
      ...BINARY,
    }),
    ApiResponse({
      status: 416,
      description: 'The range lies beyond the end',
      headers: { 'Content-Range': { schema: { type: 'string', example: 'bytes */4194304' } } },
      content: {},
    }),
  );
}

/** The answer has an ETag, and is not sent again to who shows it in `If-None-Match`. */
export function Revalidates(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The ETag of the answer that the client has.',
      schema: { type: 'string' },
    }),
    ApiResponse({ status: 304, description: 'What the client has is right', content: {} }),
  );
}
