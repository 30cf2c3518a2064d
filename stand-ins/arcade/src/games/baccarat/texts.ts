import type { Language } from '@harmattan/process/stand-in/language';
import { withCardTexts } from '../cards/index.ts';
import { withTableTexts } from '../tables/table-texts.ts';

export const baccaratTexts: Record<Language, Record<string, string>> = withTableTexts(
  withCardTexts({
    en: {
      go: 'Deal',
      dealing: 'The cards are being dealt…',
      player: 'Player',
      banker: 'Banker',
      tie: 'Tie',
      'player-pair': 'Player pair',
      'banker-pair': 'Banker pair',
      playerWins: 'Player {player} beats banker {banker}',
      bankerWins: 'Banker {banker} beats player {player}',
      tieWins: 'Tie at {player}',
      points: '{side}: {points} points. {cards}',
      shoe: 'Eight decks, freshly shuffled for every round. An ace counts one, cards from 2 to 9 their number, ten and pictures nothing; only the last digit of the sum counts.',
      naturals: 'Eight or nine from two cards ends the round. Otherwise the player draws a third card with 5 or less.',
      bankerRule:
        'If the player stood, the banker draws with 5 or less. If the player drew, the banker draws with 2 or less always, with 3 unless that card was an 8, with 4 against 2 to 7, with 5 against 4 to 7, with 6 against 6 or 7, and stands with 7.',
      tieRule: 'On a tie, bets on player and banker come back. A pair is two first cards of the same rank.',
    },
    sw: {
      go: 'Gawa',
      dealing: 'Karata zinagawiwa…',
      player: 'Mchezaji',
      banker: 'Benki',
      tie: 'Sare',
      'player-pair': 'Jozi ya mchezaji',
      'banker-pair': 'Jozi ya benki',
      playerWins: 'Mchezaji {player} amshinda benki {banker}',
      bankerWins: 'Benki {banker} amshinda mchezaji {player}',
      tieWins: 'Sare ya {player}',
      points: '{side}: alama {points}. {cards}',
      shoe: 'Pakiti nane, zinachanganywa upya kila raundi. Ree ni moja, karata 2 hadi 9 ni nambari zake, kumi na picha ni sifuri; tarakimu ya mwisho ya jumla ndiyo huhesabiwa.',
      naturals:
        'Nane au tisa kwa karata mbili humaliza raundi. Vinginevyo mchezaji huchukua karata ya tatu akiwa na 5 au chini.',
      bankerRule:
        'Mchezaji asipochukua, benki huchukua akiwa na 5 au chini. Mchezaji akichukua, benki huchukua daima akiwa na 2 au chini, akiwa na 3 isipokuwa karata hiyo ni 8, akiwa na 4 dhidi ya 2 hadi 7, akiwa na 5 dhidi ya 4 hadi 7, akiwa na 6 dhidi ya 6 au 7, na husimama akiwa na 7.',
      tieRule: 'Ikiwa sare, dau la mchezaji na la benki hurudi. Jozi ni karata mbili za kwanza za cheo kimoja.',
    },
    zh: {
      go: '发牌',
      dealing: '正在发牌…',
      player: '闲',
      banker: '庄',
      tie: '和',
      'player-pair': '闲对',
      'banker-pair': '庄对',
      playerWins: '闲 {player} 点胜庄 {banker} 点',
      bankerWins: '庄 {banker} 点胜闲 {player} 点',
      tieWins: '{player} 点和局',
      points: '{side}：{points} 点。{cards}',
      shoe: '八副牌，每局重新洗牌。A 计一点，2 至 9 按牌面计点，10 和人头牌不计点；点数之和只取个位。',
      naturals: '前两张为八点或九点时立即结束。否则闲家五点或以下补第三张牌。',
      bankerRule:
        '闲家不补牌时，庄家五点或以下补牌。闲家补牌时：庄家两点或以下必补；三点时除非该牌为 8 否则补；四点时对 2 至 7 补；五点时对 4 至 7 补；六点时对 6 或 7 补；七点不补。',
      tieRule: '和局时，闲和庄的投注退还。前两张牌同点为对子。',
    },
  }),
);
