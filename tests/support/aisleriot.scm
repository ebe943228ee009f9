; Plays the Klondike of an installed AisleRiot without its window: stands in for the module that AisleRiot
; writes in C, and carries out the moves that come by the standard input. usage:
;   guile -L . aisleriot.scm FOLDER
; Each line of input is a list; each answer is a line of JSON:
;   (begin OPTION SLOTS)     a new game; OPTION: which of the four kinds, from 0; SLOTS: the cards of the
;                            stock, the waste, the foundations and the tableau, top first, each as
;                            (value suit is-face-up)
;   (drop START COUNT END)   drags cards from slot to slot
;   (double START)           double-clicks a slot
;   (deal)                   clicks the stock
; An answer: [done, score, flips, is-won, can-deal, slots, drags]; drags: every [start, count, end] that
; is allowed.

(define-module (aisleriot interface))
(use-modules (srfi srfi-1))

(define slots (make-vector 13 '()))
(define features 0)
(define-public acts '())

(define-public (reset-surface) (vector-fill! slots '()))
(define-public (add-slot slot) (vector-set! slots (car slot) slot))
(define-public (get-slot id) (vector-ref slots id))
(define-public (set-cards-c! id cards)
  (let ((slot (get-slot id)))
    (vector-set! slots id (cons* (car slot) cards (cddr slot)))))
(define-public (set-lambda . given) (set! acts given))
(define-public (set-feature-word! word) (set! features word))
(define-public (get-feature-word) features)
(define-public (set-statusbar-message-c . _) #t)
(define-public (undo-set-sensitive . _) #t)
(define-public (redo-set-sensitive . _) #t)
(define-public (aisleriot-random most) (random most))
(define-public (delayed-call act) (act))
(define-public (update-score . _) #t)

(define-module (driver))
(use-modules (srfi srfi-1) (aisleriot interface))

(define folder (cadr (command-line)))
(define (load-part name)
  (save-module-excursion
    (lambda ()
      (set-current-module (make-fresh-user-module))
      (load-compiled (string-append folder "/" name ".go")))))
(load-part "aisleriot/api")
(load-part "klondike")
(define api (resolve-module '(aisleriot api)))

(define (act at) (list-ref acts at))
(define new-game (act 0))
(define button-pressed (act 1))
(define button-released (act 2))
(define button-clicked (act 3))
(define button-double-clicked (act 4))
(define game-won (act 6))
(define get-options (act 8))
(define apply-options (act 9))
(define droppable? (act 11))
(define dealable? (act 12))

(define (cards id) (cadr (get-slot id)))
(define (flips) (module-ref api 'FLIP-COUNTER))
(define (score) ((module-ref api 'get-score)))

(define (choose option)
  (let* ((options (list-copy (get-options))) (at -1))
    (apply-options
      (map (lambda (each)
             (if (pair? each)
               (begin (set! at (+ at 1)) (list (car each) (= at option)))
               each))
           options))))

(define (begin-game option given)
  (choose option)
  (new-game)
  (for-each set-cards-c! (iota 13) given)
  #t)

(define (drop start count end)
  (let ((lifted (take (cards start) count)) (rest (drop-cards start count)))
    (and (button-pressed start lifted)
         (begin
           (set-cards-c! start rest)
           (or (button-released start lifted end)
               (begin (set-cards-c! start (append lifted rest)) #f))))))
(define (drop-cards start count) (list-tail (cards start) count))

(define (is-allowed start count end)
  (let ((lifted (take (cards start) count)) (rest (drop-cards start count)))
    (and (button-pressed start lifted)
         (begin
           (set-cards-c! start rest)
           (let ((fits (droppable? start lifted end)))
             (set-cards-c! start (append lifted rest))
             fits)))))

(define (drags)
  (append-map
    (lambda (start)
      (append-map
        (lambda (count)
          (filter-map
            (lambda (end) (and (is-allowed start count end) (list start count end)))
            (iota 13)))
        (iota (if (< start 6) (min 1 (length (cards start))) (length (cards start))) 1)))
    (iota 12 1)))

(define (json value)
  (cond ((list? value) (string-append "[" (string-join (map json value) ",") "]"))
        ((number? value) (number->string value))
        (else (if value "true" "false"))))

(define (answer done)
  (display (json (list done (score) (flips) (game-won) (dealable?) (map cards (iota 13)) (drags))))
  (newline)
  (force-output))

(let loop ((asked (read)))
  (unless (eof-object? asked)
    (answer
      (case (car asked)
        ((begin) (apply begin-game (cdr asked)))
        ((drop) (apply drop (cdr asked)))
        ((double) (button-double-clicked (cadr asked)))
        ((deal) (button-clicked 0))))
    (loop (read))))
