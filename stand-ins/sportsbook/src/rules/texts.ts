import { marketRules } from '@harmattan/kernel/market-rules';
import type { Language } from '@harmattan/process/stand-in/language';

const unit = marketRules.payOutUnitNames;

interface RulesTexts {
  title(version: number): string;
  since(day: string): string;
  example: string;
  others: string;
  frozen: string;
  returnTitle: string;
  returnRule: string;
  returnExample(stake: string, paid: string): string;
  voidTitle: string;
  voidRule: string;
  voidExample(stake: string, paid: string): string;
  correctedTitle: string;
  correctedRule: string;
  basketballTitle: string;
  basketballRules: string[];
  cappedTitle: string;
  cappedRule(most: string): string;
  cappedExample(stake: string, price: string, most: string): string;
  refusedRule(most: string): string;
  picksRule(count: number): string;
  builderTitle: string;
  builderRule(picksMax: number): string;
  builderPriceRule(factor: string): string;
  builderVoidRule: string;
  builderCashOutRule(kept: string): string;
  builderExample(stake: string, price: string, paid: string): string;
  systemTitle: string;
  systemRule(linesMax: string): string;
  systemReturnRule: string;
  systemExample(stake: string, line: string, paid: string): string;
  singlesTitle: string;
  singlesRule: string;
  singlesExample(stakes: readonly [string, string], paid: string): string;
  systemCashOutRule: string;
  cashOutTitle: string;
  changeRule(kept: string): string;
  changeExample(stake: string, paid: string): string;
  chanceRule(kept: string): string;
  chanceExample(stake: string, paid: string): string;
  partRule: string;
  partExample(paid: string, left: string): string;
}

export const rulesTexts: Record<Language, RulesTexts> = {
  en: {
    title: (version) => `Betting rules, version ${version}`,
    since: (day) => `For bets accepted from ${day} until a later version.`,
    example: 'Example',
    others: 'Versions',
    frozen:
      'A bet keeps its prices, its largest pay-out and this version of the rules until it is paid, whatever changes afterwards.',
    returnTitle: 'What a bet pays',
    returnRule: `A bet is won when every pick of it is. It pays the stake times the prices of its picks, worked out exactly; a part of a ${unit.en} is not paid.`,
    returnExample: (stake, paid) => `${stake} on two picks at 1.80 and 2.10 pays ${paid}.`,
    voidTitle: 'Void picks',
    voidRule:
      'A pick is void when its match is moved by more than 48 hours, or is abandoned before the pick was decided. It counts 1.00; with every pick void the stake goes back.',
    voidExample: (stake, paid) => `${stake} on 1.80 and 2.10, the second void, pays ${paid}.`,
    correctedTitle: 'Corrected results',
    correctedRule:
      'When an official result is corrected, the bet is decided again and the difference is paid or taken back.',
    basketballTitle: 'Basketball',
    basketballRules: [
      'Winner, handicaps, points and winning margin count overtime. Halves, quarters, the first to a number of points and the result without overtime do not.',
      'A handicap or a number of points that is met exactly is void. Where two quarters share the most points, “As many” wins.',
      'Of an abandoned match only what nothing further could have changed is decided; every other pick is void.',
    ],
    cappedTitle: 'Largest pay-out',
    cappedRule: (most) => `No bet pays more than ${most}. The slip says so before the bet is placed.`,
    cappedExample: (stake, price, most) => `${stake} at ${price} pays ${most}.`,
    refusedRule: (most) => `A bet that could return more than ${most} is not accepted.`,
    picksRule: (count) => `A bet has ${count} picks at most.`,
    builderTitle: 'Bet builders',
    builderRule: (picksMax) =>
      `A bet builder is one bet on 2 to ${picksMax} picks of one match, and of no other. Picks that exclude one another are not accepted, nor is a pick that the others contain: with “Home wins”, “over 0.5 goals” adds nothing. Some markets cannot be put together: those that can be void by the result, corners of a half beside corners of the match, and basketball.`,
    builderPriceRule: (factor) =>
      `It has one price, from the chance that all its picks come true together, not from their prices multiplied. The margin is taken once: with chance p, 1 ÷ (p × (1 + ${factor} × (1 − p))), rounded down like other prices. It is never less than the price of one of its picks alone.`,
    builderVoidRule:
      'It is won when all its picks are, and lost with a lost pick. When none is lost and one is void, the whole bet is void and the stake goes back.',
    builderCashOutRule: (kept) =>
      `It is bought back for the stake times the change of that chance, less ${kept}. While one of its picks has come true already, is suspended or has no price, there is no offer.`,
    builderExample: (stake, price, paid) =>
      `“Home wins” at 1.90 and “over 2.5 goals” at 1.90 come true together in 38 of 100 matches, more often than their chances multiplied say. The price is ${price}; ${stake} pays ${paid}.`,
    systemTitle: 'Systems',
    systemRule: (linesMax) =>
      `A system is one bet of several lines, ${linesMax} at most, each with the same share of the stake. “2/3” has every choice of two of three picks as a line; a Trixie, Yankee, Canadian or Heinz all choices of two and more of 3, 4, 5 or 6 picks; a Patent, Lucky 15, Lucky 31 or Lucky 63 the single picks too. A banker is in every line. Two picks of one match stand in no system.`,
    systemReturnRule: `A line is won when all its picks are; a void pick counts 1.00 in its lines. The bet pays the sum of its lines, worked out exactly: a part of a ${unit.en} of the sum is not paid, and it is rounded once, not for each line. The largest pay-out is that of the whole bet. It is settled when all picks are decided, or lost as soon as no line can be won.`,
    systemExample: (stake, line, paid) =>
      `2/3 with a banker at 1.50 and picks at 2.00, 3.00 and 4.00 is three lines. ${stake}, ${line} for each, pays ${paid} when all is won.`,
    singlesTitle: 'Singles',
    singlesRule:
      'Several picks may be placed as singles, each with a stake of its own. Each is a bet of its own: one may be refused while the others stand.',
    singlesExample: ([one, other], paid) =>
      `${one} at 1.80 and ${other} at 2.10 are two bets. If only the second is won, it pays ${paid}.`,
    systemCashOutRule: 'The offer for a system is the sum of what its lines are worth by the same rule.',
    cashOutTitle: 'Cash-out',
    changeRule: (kept) =>
      `The offer is the stake times the change of the chance of the bet since it was accepted, less ${kept} once, however many picks it has; never more than the bet can pay. A won pick has come true, a void pick is left out.`,
    changeExample: (stake, paid) => `The chance of a bet for ${stake} rose from 40 % to 60 %: the offer is ${paid}.`,
    chanceRule: (kept) =>
      `The offer is the stake times the price and the chance of now of each pick, less ${kept}; never more than the bet can pay.`,
    chanceExample: (stake, paid) => `${stake} at 1.90, with a chance of 60 % now: the offer is ${paid}.`,
    partRule:
      'A part of the stake can be sold for its share of the offer; the rest of the bet goes on. A bet can be set to be sold by itself as soon as the offer reaches an amount.',
    partExample: (paid, left) => `Half of that bet is sold for ${paid}; ${left} of the stake goes on.`,
  },
  sw: {
    title: (version) => `Kanuni za kubashiri, toleo la ${version}`,
    since: (day) => `Kwa madau yaliyokubaliwa kuanzia ${day} hadi toleo linalofuata.`,
    example: 'Mfano',
    others: 'Matoleo',
    frozen:
      'Dau hubaki na bei zake, malipo yake makubwa zaidi na toleo hili la kanuni hadi lilipwe, hata mambo yakibadilika baadaye.',
    returnTitle: 'Dau linalipa nini',
    returnRule: `Dau hushinda chaguo zake zote zikishinda. Hulipa dau mara bei za chaguo zake, kwa hesabu kamili; sehemu ya ${unit.sw} hailipwi.`,
    returnExample: (stake, paid) => `${stake} kwenye chaguo mbili za 1.80 na 2.10 hulipa ${paid}.`,
    voidTitle: 'Chaguo batili',
    voidRule:
      'Chaguo ni batili mechi yake ikisogezwa kwa zaidi ya saa 48, au ikivunjwa kabla chaguo halijaamuliwa. Huhesabiwa 1.00; zote zikiwa batili dau hurudishwa.',
    voidExample: (stake, paid) => `${stake} kwenye 1.80 na 2.10, la pili likiwa batili, hulipa ${paid}.`,
    correctedTitle: 'Matokeo yaliyosahihishwa',
    correctedRule: 'Matokeo rasmi yakisahihishwa, dau huamuliwa upya na tofauti hulipwa au kurudishwa.',
    basketballTitle: 'Mpira wa kikapu',
    basketballRules: [
      'Mshindi, handikapu, pointi na tofauti ya ushindi huhesabu muda wa nyongeza. Vipindi, robo, wa kwanza kufika pointi fulani na matokeo bila nyongeza havihesabu.',
      'Handikapu au idadi ya pointi inayofikiwa kamili ni batili. Robo mbili zikiwa na pointi nyingi sawa, “Sawa” hushinda.',
      'Mechi ikivunjwa, huamuliwa tu kile ambacho hakiwezi kubadilika tena; kila chaguo jingine ni batili.',
    ],
    cappedTitle: 'Malipo makubwa zaidi',
    cappedRule: (most) => `Hakuna dau linalolipa zaidi ya ${most}. Mkeka husema hivyo kabla dau halijawekwa.`,
    cappedExample: (stake, price, most) => `${stake} kwa bei ya ${price} hulipa ${most}.`,
    refusedRule: (most) => `Dau linaloweza kulipa zaidi ya ${most} halikubaliwi.`,
    picksRule: (count) => `Dau lina chaguo ${count} kwa zaidi.`,
    builderTitle: 'Madau ya kuunganisha',
    builderRule: (picksMax) =>
      `Dau la kuunganisha ni dau moja lenye chaguo 2 hadi ${picksMax} za mechi moja tu. Chaguo zinazopingana hazikubaliwi, wala chaguo ambalo tayari limo katika mengine: pamoja na “Nyumbani anashinda”, “zaidi ya mabao 0.5” haliongezi chochote. Baadhi ya masoko hayaunganiki: yanayoweza kubatilishwa na matokeo, kona za kipindi pamoja na kona za mechi, na mpira wa kikapu.`,
    builderPriceRule: (factor) =>
      `Lina bei moja, kutoka uwezekano wa chaguo zote kutimia pamoja, si kwa kuzidisha bei zao. Faida ya kampuni huchukuliwa mara moja: kwa uwezekano p, 1 ÷ (p × (1 + ${factor} × (1 − p))), ikipunguzwa kama bei nyingine. Kamwe si chini ya bei ya chaguo lake moja peke yake.`,
    builderVoidRule:
      'Hushinda chaguo zake zote zikishinda, na hupotea chaguo moja likipotea. Hakuna lililopotea na moja likiwa batili, dau lote ni batili na dau hurudishwa.',
    builderCashOutRule: (kept) =>
      `Hununuliwa kwa dau mara mabadiliko ya uwezekano huo, ikipungua ${kept}. Chaguo lake moja likiwa limetimia tayari, limesimamishwa au halina bei, hakuna ofa.`,
    builderExample: (stake, price, paid) =>
      `“Nyumbani anashinda” kwa 1.90 na “zaidi ya mabao 2.5” kwa 1.90 hutimia pamoja katika mechi 38 kati ya 100, zaidi ya uwezekano wao ukizidishwa. Bei ni ${price}; ${stake} hulipa ${paid}.`,
    systemTitle: 'Mifumo',
    systemRule: (linesMax) =>
      `Mfumo ni dau moja lenye mistari kadhaa, isiyozidi ${linesMax}, kila mmoja ukiwa na sehemu sawa ya dau. “2/3” ina kila mchanganyiko wa chaguo mbili kati ya tatu kama mstari; Trixie, Yankee, Canadian au Heinz ina michanganyiko yote ya chaguo mbili na zaidi kati ya 3, 4, 5 au 6; Patent, Lucky 15, Lucky 31 au Lucky 63 ina pia chaguo moja moja. Banka liko katika kila mstari. Chaguo mbili za mechi moja hazikai katika mfumo.`,
    systemReturnRule: `Mstari hushinda chaguo zake zote zikishinda; chaguo batili huhesabiwa 1.00 katika mistari yake. Dau hulipa jumla ya mistari yake, kwa hesabu kamili: sehemu ya ${unit.sw} ya jumla hailipwi, na hupunguzwa mara moja, si kwa kila mstari. Malipo makubwa zaidi ni ya dau zima. Hukamilishwa chaguo zote zikiamuliwa, au hupotea mara hakuna mstari unaoweza kushinda.`,
    systemExample: (stake, line, paid) =>
      `2/3 yenye banka la 1.50 na chaguo za 2.00, 3.00 na 4.00 ni mistari mitatu. ${stake}, ${line} kwa kila mmoja, hulipa ${paid} zote zikishinda.`,
    singlesTitle: 'Madau ya moja moja',
    singlesRule:
      'Chaguo kadhaa zinaweza kuwekwa moja moja, kila moja na dau lake. Kila moja ni dau lake lenyewe: moja linaweza kukataliwa na mengine yakabaki.',
    singlesExample: ([one, other], paid) =>
      `${one} kwa 1.80 na ${other} kwa 2.10 ni madau mawili. La pili pekee likishinda, hulipa ${paid}.`,
    systemCashOutRule: 'Ofa ya mfumo ni jumla ya thamani ya mistari yake kwa kanuni hiyo hiyo.',
    cashOutTitle: 'Kuuza dau',
    changeRule: (kept) =>
      `Ofa ni dau mara mabadiliko ya uwezekano wa dau tangu lilipokubaliwa, ikipungua ${kept} mara moja tu, hata chaguo ziwe ngapi; kamwe si zaidi ya dau linavyoweza kulipa. Chaguo lililoshinda limetimia, lililo batili huachwa.`,
    changeExample: (stake, paid) => `Uwezekano wa dau la ${stake} ulipanda kutoka 40 % hadi 60 %: ofa ni ${paid}.`,
    chanceRule: (kept) =>
      `Ofa ni dau mara bei na uwezekano wa sasa wa kila chaguo, ikipungua ${kept}; kamwe si zaidi ya dau linavyoweza kulipa.`,
    chanceExample: (stake, paid) => `${stake} kwa 1.90, uwezekano wa sasa 60 %: ofa ni ${paid}.`,
    partRule:
      'Sehemu ya dau inaweza kuuzwa kwa sehemu yake ya ofa; iliyobaki inaendelea. Dau linaweza kuwekwa liuzwe lenyewe ofa ikifika kiasi fulani.',
    partExample: (paid, left) => `Nusu ya dau hilo inauzwa kwa ${paid}; ${left} ya dau inaendelea.`,
  },
  zh: {
    title: (version) => `投注规则，第 ${version} 版`,
    since: (day) => `适用于自 ${day} 起、下一版生效前接受的投注。`,
    example: '例',
    others: '各版本',
    frozen: '投注在支付前始终保留其赔率、最高派彩和本版规则，不受之后变动影响。',
    returnTitle: '投注的返还',
    returnRule: `所有选项都赢，投注才赢。返还为投注额乘以各选项赔率，精确计算，不足一${unit.zh}的部分不支付。`,
    returnExample: (stake, paid) => `${stake} 投两个选项，赔率 1.80 和 2.10，返还 ${paid}。`,
    voidTitle: '无效选项',
    voidRule: '比赛改期超过 48 小时，或在选项判定前中止，选项即无效，按 1.00 计；全部无效时退还投注额。',
    voidExample: (stake, paid) => `${stake} 投 1.80 和 2.10，第二个无效，返还 ${paid}。`,
    correctedTitle: '更正的赛果',
    correctedRule: '官方赛果更正后，投注重新判定，差额补付或收回。',
    basketballTitle: '篮球',
    basketballRules: [
      '胜者、让分、得分和分差计入加时；半场、单节、先得若干分和常规时间赛果不计加时。',
      '恰好等于让分或得分盘口为无效。两节得分并列最多时，“相同”胜出。',
      '比赛中止时，只判定不会再改变的项目，其余选项均无效。',
    ],
    cappedTitle: '最高派彩',
    cappedRule: (most) => `任何一注最多支付 ${most}。投注单在下注前会说明。`,
    cappedExample: (stake, price, most) => `${stake} 投赔率 ${price}，返还 ${most}。`,
    refusedRule: (most) => `可能返还超过 ${most} 的投注不予接受。`,
    picksRule: (count) => `一注最多 ${count} 个选项。`,
    builderTitle: '同场组合',
    builderRule: (picksMax) =>
      `同场组合是对同一场比赛的 2 至 ${picksMax} 个选项下的一注，不含其他比赛。互相排斥的选项不予接受；已被其他选项包含的选项也不予接受：有了“主队胜”，“大于 0.5 球”不增加任何内容。有些玩法不能组合：可能因赛果无效的玩法、半场角球与全场角球同用，以及篮球。`,
    builderPriceRule: (factor) =>
      `它只有一个赔率，由所有选项同时实现的机会得出，而不是把各赔率相乘。利润只扣一次：机会为 p 时，赔率为 1 ÷ (p × (1 + ${factor} × (1 − p)))，与其他赔率同样向下取整，且不低于其中任一选项单独的赔率。`,
    builderVoidRule: '所有选项都赢才算赢，有一个输即为输。没有输的选项而有一个无效时，整注无效，退还投注额。',
    builderCashOutRule: (kept) =>
      `兑现报价为投注额乘以该机会的变化，扣除 ${kept}。其中有选项已经实现、暂停或没有赔率时，没有报价。`,
    builderExample: (stake, price, paid) =>
      `赔率 1.90 的“主队胜”和赔率 1.90 的“大于 2.5 球”在 100 场中有 38 场同时实现，多于机会相乘的结果。赔率为 ${price}；${stake} 返还 ${paid}。`,
    systemTitle: '系统投注',
    systemRule: (linesMax) =>
      `系统投注是由多注组成的一单，最多 ${linesMax} 注，各注分得相同的金额。“2/3”以三个选项中每两个为一注；Trixie、Yankee、Canadian、Heinz 为 3、4、5、6 个选项中两个及以上的所有组合；Patent、Lucky 15、Lucky 31、Lucky 63 还包括单个选项。胆在每一注里。同一场比赛的两个选项不能放进系统投注。`,
    systemReturnRule: `一注的选项全赢才算赢；无效选项在其各注中按 1.00 计。返还为各注之和，精确计算，只对总和取整一次，不足一${unit.zh}的部分不支付，而不是每注取整。最高派彩按整单计。所有选项判定后结算，或在没有一注还能赢时即为输。`,
    systemExample: (stake, line, paid) =>
      `2/3 加赔率 1.50 的胆和赔率 2.00、3.00、4.00 的选项，共三注。${stake}，每注 ${line}，全赢时返还 ${paid}。`,
    singlesTitle: '单注',
    singlesRule: '多个选项可以分别作为单注下注，各有自己的金额。每个都是独立的一注：其中一注被拒，其余照常有效。',
    singlesExample: ([one, other], paid) => `${one} 投 1.80、${other} 投 2.10 是两注。若只有第二注赢，返还 ${paid}。`,
    systemCashOutRule: '系统投注的报价为各注按同一规则所值之和。',
    cashOutTitle: '兑现',
    changeRule: (kept) =>
      `报价为投注额乘以投注自接受以来机会的变化，无论有多少选项只扣一次 ${kept}；不超过该注可返还的金额。已赢的选项视为实现，无效选项不计。`,
    changeExample: (stake, paid) => `${stake} 的投注，机会由 40 % 升至 60 %：报价为 ${paid}。`,
    chanceRule: (kept) => `报价为投注额乘以各选项的赔率和当前机会，扣除 ${kept}；不超过该注可返还的金额。`,
    chanceExample: (stake, paid) => `${stake} 投赔率 1.90，当前机会 60 %：报价为 ${paid}。`,
    partRule: '可以卖出一部分投注额，得到报价中相应的份额，其余继续有效。也可设定报价达到某金额时自动卖出。',
    partExample: (paid, left) => `卖出该注的一半得 ${paid}；其余 ${left} 的投注额继续有效。`,
  },
};
