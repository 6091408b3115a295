import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn } from '../../common/access/access.js';
import { MySongsDto } from './dto/my-songs.dto.js';
import { SongsQueries } from './songs.queries.js';

@ApiTags('songs')
@Controller('api/me/songs')
export class MySongsController {
  constructor(private readonly songs: SongsQueries) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: "Returns the user's song votes and favorites" })
  findMySongs(@CurrentUser() user: RequestUser): Promise<MySongsDto> {
    return this.songs.findMine(user.id);
  }
}
