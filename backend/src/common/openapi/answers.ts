import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** The route sends a file of one of these types, with an ETag. */
export function SendsFile(...types: string[]): MethodDecorator {
  return applyDecorators(
    ApiProduces(...types),
    ApiOkResponse({ description: 'The file', ...BINARY }),
    Revalidates(),
  );
}

/** As `SendsFile`, and also sends one range of the file. */
export function SendsRanges(...types: string[]): MethodDecorator {
  return applyDecorators(
    SendsFile(...types),
    ApiHeader({
      name: 'Range',
      required: false,
      description: 'One range of bytes. Several ranges are answered with the whole file.',
      schema: { type: 'string', example: 'bytes=0-1023' },
    }),
    ApiHeader({
      name: 'If-Range',
      required: false,
      description:
        'The ETag of the content that the range belongs to. With another ETag, the whole file is sent.',
      schema: { type: 'string', example: '"5WJrOEbWpzb0"' },
    }),
    ApiResponse({
      status: 206,
      description: 'The requested range',
      headers: { 'Content-Range': { schema: { type: 'string', example: 'bytes 0-1023/4194304' } } },
      ...BINARY,
    }),
    ApiResponse({
      status: 416,
      description: 'The range begins after the end of the file',
      headers: { 'Content-Range': { schema: { type: 'string', example: 'bytes */4194304' } } },
      content: {},
    }),
  );
}

/** The response has an ETag; a request with this ETag in `If-None-Match` is answered with 304. */
export function Revalidates(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The ETag of the response that the client already has.',
      schema: { type: 'string' },
    }),
    ApiResponse({ status: 304, description: 'Not modified', content: {} }),
  );
}

/** The route answers 204 instead of 200 when what it returns is not there, which is no error. */
export function MayBeNone(description: string): MethodDecorator {
  return ApiNoContentResponse({ description });
}

/** The answer of such a route. */
export function noContent(reply: FastifyReply): undefined {
  void reply.status(204);
}
