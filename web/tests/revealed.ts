/** A record that reveals its luck, whose draws Python has made. */
export const RECORD = `posse 1
game any 1
seats 2
luck 1 0e53aae2eabd575555371f862cb885ff20472caced1f5e8fc80291b2f03dcab6
contribution 0 c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0
name 1 Bob
start | tile one, tile two, tile three
0 pass
1 roll | die 3
seed 5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a
drawn 0 47:15 46:11 3298534883328:2849942265076
drawn 2 6:2
`;
