/** A verb, whatever the analyser takes it for: `뭐라카노`, `몇살이고`. */
export const SPOKEN =
  /[가-힣](?:이고|보고|으고|카노|하노|이면|으면|인데|는데|야돼|야되|려고|라고|겠다|니까|거든|잖아|데이|던데|싶어|을까|ㄹ까)(?:요)?$/;
